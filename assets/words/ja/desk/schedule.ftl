# The schedule: its editor, its games, pasting, the time left.

schedule-levels = レベルを編集
schedule-edit = 編集
schedule-paste = 貼り付け
schedule-save = 保存
schedule-cancel = キャンセル
schedule-editing = ストラクチャーを編集
schedule-editing-about = 保存するまで会場には反映されません。
schedule-pasting = ストラクチャーを貼り付け
schedule-columns-small = SB
schedule-columns-big = BB
schedule-columns-ante-kind = アンティ
schedule-columns-ante = アンティの額
schedule-columns-small-bet = スモール ベット
schedule-columns-big-bet = ビッグ ベット
schedule-columns-stud-ante = スタッド アンティ
schedule-columns-bring-in = ブリングイン
schedule-columns-hands = ハンド
schedule-columns-minutes = 分
schedule-columns-note = メモ
schedule-cell = { $column }、{ $row }
schedule-ante-kinds-none = なし
schedule-ante-kinds-per_player = 各自
schedule-ante-kinds-big_blind = BB
schedule-goes-on = レベル{ $level }の続き
schedule-goes-on-short = 続き
schedule-note-hint = 画面に表示
schedule-played = 終了
schedule-now = 今

## Tools

schedule-tools = カーソルの行に対する操作
schedule-add-level = レベル
schedule-add-level-about = この行の後にレベルを追加
schedule-add-break = 休憩
schedule-add-break-about = この行の後に休憩を追加
schedule-double = 2倍
schedule-double-about = この行の後に、全額を2倍にした同じレベルを追加
schedule-up = この行を上へ
schedule-down = この行を下へ
schedule-remove-about = この行を削除
schedule-undo-about = ここでの最後の編集を元に戻す
schedule-has = ブラインド以外
schedule-kinds-limit = リミット
schedule-kinds-stud = スタッド
schedule-kinds-hands = ハンド
schedule-means-limit = 2種類のベット：前半のラウンドは小、後半は大
schedule-means-stud = ブラインドの代わりにアンティとブリングイン、そしてベット
schedule-means-hands = 決まったハンド数で終わるレベル。分は予想時間です。

## Mixed games

schedule-mixed-games = ミックスゲーム
schedule-mixed-games-about = H.O.R.S.E.のように交代するゲーム
# As in English.
schedule-horse = H.O.R.S.E.
schedule-eight-game = 8ゲーム
schedule-games-holdem = リミットホールデム
schedule-games-omaha-hi-lo = オマハHi-Lo
schedule-games-razz = ラズ
schedule-games-stud = セブンカードスタッド
schedule-games-stud-hi-lo = スタッドHi-Lo
schedule-games-triple-draw = 2-7トリプルドロー
schedule-games-no-limit-holdem = ノーリミットホールデム
schedule-games-pot-limit-omaha = ポットリミットオマハ
schedule-next-game = 次のゲームの開始
schedule-next-games-level = レベルごと
schedule-next-games-hands = ハンド数ごと
schedule-hands-at-table = ハンド（卓ごとに数えます）
schedule-game-name = ゲーム{ $number }の名前
schedule-game-posts = { $game }の強制ベット
schedule-posts-blinds = ブラインド、ノーリミットかポットリミット
schedule-posts-limit_blinds = ブラインド、2種類のベット
schedule-posts-stud = スタッド：アンティとブリングイン
schedule-game-up = 前に移動
schedule-game-down = 後に移動
schedule-game-remove = 削除
schedule-game-add = ゲームを追加
schedule-rotation-level = { $games }。ゲームはレベルごとに交代します。
schedule-rotation-hands = { $games }。ゲームは各卓{ $hands }ハンドごとに交代します。
schedule-hands = { $count }ハンド
schedule-expected = 予想時間{ $length }

## What is wrong

schedule-not-amount = { $column }：1,000や25kのような整数を入力してください。
schedule-not-hands = ハンド：整数を入力してください。時間で終わるレベルは空欄です。
schedule-not-length = 分：整数か12:30の形で入力してください。
schedule-mend = 数字でないセルがあります。印をつけました。保存はされていません。
schedule-overtaken = プレイが進みました。終了した行は元に戻しました。
schedule-after-last = 最終レベルの後
schedule-after-lasts-double = 全額を2倍
schedule-after-lasts-step = 同じ幅で上昇
schedule-after-lasts-repeat = そのまま続行
schedule-beyond = 最終レベル後の最初のレベル
schedule-kept = ストラクチャーの変更が保存されていません。
schedule-go-on = 編集を続ける
schedule-discard = 破棄

## Pasting

schedule-paste-text = 表計算やウェブページから行をコピーするか入力します：1行に1レベルか休憩
schedule-paste-file = ファイルを読み込む
schedule-paste-columns = テキスト、CSV、Markdown、保存したWebページ、.xlsx、.odsを読めます。見出しはなくてもかまいません。各行に読み取った内容が出ます。金色の行は確認してください。
schedule-paste-minutes = 1レベルの分数
schedule-paste-asks = 先に質問に答えてください。
schedule-use = { $count ->
    [0] このレベルを使う
   *[other] { $count }行を使う
}
schedule-replaces = { $played ->
    [0] 保存するとストラクチャー全体が置き換わります。
   *[other] 保存すると、終了した{ $played }行より後が、現在の行も含めて置き換わります。
}
schedule-ante-each = アンティ各{ $amount }
schedule-left-out = 除外

## The time left

schedule-time-left = 残り時間
schedule-time-left-about = 分、または分と秒：12、12:30、0:45。+ や − で加減します。
schedule-set = 設定
schedule-not-time = 12、12:30、0:45のような時間を入力してください。
