# House rules, and what entries cost. The books are cited, never copied.

rules-follows = { $differences ->
    [0] { $name }（{ $short }）に準拠
   *[other] { $name }（{ $short }）に準拠、店で変更{ $differences }行
}
rules-presets = ルールブック
rules-of-the-house = 店の選択
rules-preset-has = { $book }では：{ $choice }
rules-back-to = { $book }に戻す
rules-change-it = 変更
rules-change-line = 変更：{ $line }
rules-done = 完了
rules-would-change = { $count }行が変わります
rules-changed-from-template = テンプレートと異なる行：{ $count }
rules-apply = 適用
rules-discard = 元のまま
rules-from-now-on = 次のハンドから適用されます。記録に開始時刻が残ります。
rules-change = 今夜の設定を変更
rules-save = 保存
rules-cancel = キャンセル
rules-none = なし
rules-on-sale = 販売中
rules-sell-on = { $until }販売する
rules-close-sale = 今すぐ締め切る
rules-sale-reason = 理由(記録に残ります)
rules-group-entry = エントリーと賞金
rules-group-seats = 席
rules-group-blinds = ボタンとブラインド
rules-group-balance = 人数調整
rules-group-breaks = ブレイクと再抽選
rules-group-chips = チップ
rules-group-hand-for-hand = ハンド・フォー・ハンド
rules-group-conduct = プレイヤー
rules-group-entries = 来ないプレイヤー
rules-ante-order = ビッグブラインド不足時の優先順
rules-ante-orders-blind_first-choice = ブラインドが先
rules-ante-orders-blind_first-means = 不足したビッグブラインドのチップは、まずブラインド、残りがアンティになります（TCH P11）。
rules-ante-orders-ante_first-choice = アンティが先
rules-ante-orders-ante_first-means = 不足したビッグブラインドのチップは、まずアンティ、残りがブラインドになります。TCH P11は逆です。

## Entries and prizes

rules-entry = エントリー
rules-entry-means = { $stack }チップを受け取ります。
rules-rebuy = リバイ
rules-a-player = 1人{ $limit }回
rules-no-limit = 無制限
rules-until-level = レベル{ $level }終了まで
rules-until-first-break = 最初の休憩後の最初のハンドまで
rules-until-time = { $time }まで
rules-price-for = { $price }で{ $stack }チップ
rules-only-busted = チップがなくなった時のみ
rules-at-most = { $chips }チップ以下の時
rules-add-on = アドオン
rules-everybody = プレイ中の全員
rules-re-entry = リエントリー
rules-re-entry-out = 敗退したプレイヤーの新しいエントリー
rules-re-entry-forfeit = 敗退またはスタックを放棄したプレイヤーの新しいエントリー
rules-no-rebuy-means = 敗退したら終わりです。
rules-late = レイトレジスト
rules-late-level = レベル{ $level }終了まで
rules-late-first-break = 最初の休憩後の最初のハンドまで
rules-late-time = { $time }まで
rules-late-means = 遅れた人は空席から抽選します。卓の人数は均等に保たれます。
rules-no-late-means = 開始後は参加できません。
rules-rounding = 賞金の端数処理
rules-seat-prizes = 賞金
rules-seat-prizes-choice = { $worth }相当のシート
rules-seat-prizes-means = プールで買えるだけのシートを出し、残りは次の順位の現金になります。
rules-rounding-means = 賞金はこの倍数に切り捨て、余りは1位に加えます。
