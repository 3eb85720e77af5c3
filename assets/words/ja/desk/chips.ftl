# Chips: the set, the colour-ups, the race.

chips-colours = { $count }色
chips-leaving = { $count ->
    [0] 回収なし
   *[other] { $count }色を回収
}
chips-parts = 表示
chips-race = チップレース
chips-set = チップセット
chips-race-sheet = チップレース用紙
chips-summary = 用紙：用意と回収
chips-next-leaves = 次：{ $time }後に{ $value }を回収
chips-changed-by = レースで{ $by }

## The race

chips-nothing-title = 回収するチップはありません
chips-nothing-about = すべての色を最後まで使うか、回収できる休憩がありません。休憩は「タイマー」で設定します。
chips-unit = { $value } × { $old }枚 = { $next } × { $fresh }枚
chips-state-ahead = 予定
chips-state-due = 今
chips-state-off = 完了
chips-after-level = レベル{ $level }終了後
chips-tables = 完了した卓
chips-bring = { $value }を用意
chips-collect = { $value }を回収
chips-estimate = 配布スタックからの目安
chips-unchanged = 変化なし
chips-chips-in = 回収
chips-chips-out = 配布
chips-in-of = 回収 · { $value }
chips-out-of = 配布 · { $value }
chips-keys = 各プレイヤーの端数を入力し、EnterかTabで進みます。空席に端数はありません。! は全チップの印です。Alt { $room }でここに戻ります。
chips-go-to = 卓へ移動
chips-not-in-race = 卓{ $table }はこのチップレースの対象外です。
chips-not-count = チップ数を整数で入力するか、空欄にしてください。
chips-by-hand = カードはディーラーが配布
chips-by-hand-about = 各席のカードをKs 10hのように入力します。しなければプログラムが配ります。
chips-odd = 席{ $seat }の端数、{ $name }
chips-cards = 席{ $seat }のカード、{ $name }
chips-cards-short = カード
chips-last = 全部
chips-last-about = { $name }の全チップです
chips-race-table = チップレース
chips-race-of = チップレース：{ $table }
chips-race-all = { $count }卓をチップレース
chips-off = { $value }は回収済み
chips-off-about = ここでチップレースせずに全卓を完了にします。総チップは変わりません。
chips-leave-now = 今カラーアップ
chips-leave-now-about = 休憩を待たずに{ $value }を今カラーアップします
chips-found = チップレース後に見つかったチップ
chips-found-key = 後で見つかった{ $value }
chips-found-about = チップレース後に見つかったチップは同額で交換します。{ $next }に満たない分は除外します。
chips-found-out = { $value } × { $count }枚：{ $next } × { $fresh }枚を配布
chips-found-removed = { $value } × { $count }枚：{ $removed }チップを除外
chips-found-both = { $value } × { $count }枚：{ $next } × { $fresh }枚を配布、{ $removed }チップを除外
chips-none-odd = 端数なし
chips-changed = { $next } × { $count }枚に交換
chips-dealt-by-hand = 卓で配布
chips-plan = カラーアップ予定
chips-plan-line = { $next } × { $bring }枚を用意、{ $value } × 約{ $collect }枚を回収
chips-missing = { $missing }枚不足
chips-rule = { $book }、{ $rule }
chips-rules-high_cards = 高いカードが獲得します。新チップの半分の余りは1枚に切り上げます。
chips-rules-one_each = 1人1枚まで。新チップの半分を超える余りは1枚に切り上げ、500は常に切り上げます。
chips-page = 卓{ $from }～{ $to } / { $all }
chips-previous = 前へ
chips-following = 次へ

## カウント

chips-counts-title = カウント
chips-counts-counted = 実数
chips-counts-expected = あるべき数
chips-counts-waiting = 席待ち
chips-counts-take = 数える
chips-counts-old = この卓の最後の敗退より前に数えた数です
chips-counts-not-count = チップ数を整数で入力するか、空欄にしてください。
chips-counts-paste = 貼り付け・読み込み
chips-counts-paste-about = 1行に席か名前とチップ数を書きます。見出しがあれば列の順序は自由です。
# As in English.
chips-counts-example = 12.4 35000
chips-counts-file = ファイルを選ぶ
chips-counts-cancel = キャンセル
chips-counts-chips-out = チップの追加・除外
chips-counts-closed-title = 数えるスタックがありません
chips-counts-closed-about = スタックはトーナメントの進行中に数えます。
chips-counts-sheets = カウント用紙
chips-count-keys = 各プレイヤーのチップ数を入力し、EnterかTabで進みます。最後のプレイヤーでEnterを押すと卓のカウントを記録します。Alt { $room }でここに戻ります。
chips-count-since = { $time }以降のカウント
chips-count-of = { $name }のチップ
chips-count-table = { $table }を数える
chips-count-take = { $count }件を記録
chips-count-sum = 合計{ $sum }
chips-count-not-taken = 読み取れなかった行：{ $count }
chips-count-line = { $line }行目

## The set

chips-columns-chip = チップ
chips-columns-value = 額面
chips-columns-name = 名前
chips-columns-colour = 色
chips-columns-spots = 模様
chips-columns-owned = 所有
chips-columns-each = 1スタック
chips-columns-all = 全スタック
chips-columns-colour-up = カラーアップ
chips-columns-buy = 要購入
chips-columns-leaves = 回収
chips-cell = { $column }、{ $name }
chips-new-colour = 新しい色
chips-add = 色を追加
chips-remove = { $name }を削除
chips-total = 合計
chips-stays = 最後まで
chips-stacks = 予想スタック数
chips-stacks-about = リバイを含みます。空欄なら現在の{ $entries }エントリー分。
chips-lot = 販売単位
chips-capacity = 作れるスタック数
chips-capacity-stacks = { $count }スタック
chips-capacity-unknown = 所有チップを数えると、何スタック分かがわかります。
chips-stack-made = 1スタックの合計
chips-of-stack = / { $stack }
chips-proposal = スタックの案
chips-use-proposal = 使う
chips-no-proposal = 所有チップでは{ $players }人に{ $stack }のスタックを作れません。
chips-no-spots = 通常の模様
chips-save = 保存
chips-discard = 変更を破棄
chips-saved = トーナメントとともに保存しました。テンプレートにも残ります。
chips-not-number = { $column }、{ $name }：整数を入力してください。
chips-nothing-missing = 不足はありません。

## 一日の終わりのバッグ

chips-bags-title = バッグ
chips-bags-bagged = バッグの中
chips-bags-stacks = バッグ済みスタック
chips-bags-next-level = 再開レベル
chips-bags-which = どちらのカウント
chips-bags-first = 1回目
chips-bags-second = 2回目
chips-bags-differs = 2回のカウントが違います
chips-bags-take = バッグに入れる
chips-bags-not-read = チップ数と、バッグ番号の前に#を入力してください：125000 #17
chips-bags-why = バッグとプレー中が違う理由
chips-bags-close = 一日を締める
chips-bags-give-up = スタックを放棄
chips-bags-open = バッグを開ける
chips-bags-closed = 一日は締められています。数え直すには締めを取り消してください。
chips-bags-slips = バッグ票
chips-bags-forms = バッグ記入用紙
chips-bags-list = 翌日のスタック
chips-bags-begin-next-day = 翌日を始める
chips-bags-next-day-about = 新しいトーナメント：全員が自分のスタックで、そのレベルから、残りの賞金を争います。
chips-next-day = { $number }日目
chips-bag-keys = 各プレイヤーのチップとバッグを入力し（例：125000 #17）、Enter。最後のプレイヤーの後のEnterでテーブルを登録します。Alt { $room }でここに戻ります。
chips-bag-table = { $table }をバッグに入れる
