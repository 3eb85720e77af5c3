# What the room’s screens and the phones say: few words, read from fifteen metres.

## both windows

level = レベル{ $number }
break = 休憩
blinds = ブラインド
ante = アンティ
ante-of = アンティ { $amount }
big-blind-ante = BBアンティ
big-blind-ante-of = BBアンティ { $amount }
stud-ante = スタッドのアンティ
stud-ante-of = スタッドのアンティ { $amount }
bring-in = ブリングイン
bring-in-of = ブリングイン { $amount }
bets = ベット
bets-of = ベット { $amount }
next-level = 次のレベル
next-break = 休憩まで
average-stack = 平均スタック
chips-in-play = 総チップ
prize-pool = 賞金プール
prizes = 賞金
table = 卓
seat = 席
button = ボタン
table-numbered = { $number }卓
table-and-seat = { $table } { $seat }番席
meets-big_blind = 次のハンドはビッグブラインド
meets-small_blind = 次のハンドはスモールブラインド
meets-button = 次のハンドはボタン
meets-between = 配られる、ブラインドの支払いなし
meets-waits = ボタンが過ぎるまで待つ
pace-hand_for_hand = ハンド・フォー・ハンド
pace-soft = ソフト・ハンド・フォー・ハンド
pace-round = ラウンド・フォー・ラウンド
state-playing = プレイ中
state-held = オールイン、待機
state-done = 終了
tables = { $count }卓
big-blinds = { $count }ビッグブラインド
small-bets = { $count }スモールベット
chips-of = { $value }チップ
place = { $number }位
places = { $from }〜{ $to }
place-range = { $from }〜{ $to }位
players-label = プレイヤー
of-entries = / { $entries }
paused = 一時停止
in-the-money = インマネー
starts-at = { $time }開始

## hand-for-hand

hand-in-progress = 進行中のハンドを終えてください
round-in-progress = 進行中のラウンドを終えてください
hand-numbered = ハンド{ $number }
round-numbered = ラウンド{ $number }
time-off-a-hand = 1ハンド { $time }
hands-from = 人で
hands-the-money = 入賞
hands-over = 終了
players-to-go = { $count ->
   *[other] 人残り
}
places-are-paid = { $count }名入賞。{ $pays }
place-takes = { $place }は{ $amount }。
stay-for-hand = 席でお待ちください。次のハンドは一斉に始まります。
stay-for-round = 席でお待ちください。次のラウンドは一斉に始まります。
ends-when-tables-done = すべての卓が終わると終了です。
# As in English.
more-tables = +{ $count }
tables-done = { $tables }卓中{ $done }卓が終了

## the screen

time-called-on = タイム：{ $name }
time-called-on-at = タイム：{ $name } · { $where }
time-is-up = { $who } · 時間切れ
buy-in = バイイン { $price }
level-left = { $level } · 残り
rebuys-label = リバイ
tables-label = 卓
no-ante = アンティなし
at-time = { $time }から
colour-up-of = レースオフ：{ $chips }
next-to-pay = 次の入賞
overlay = 補填 { $amount }
bounties = バウンティ
# As in English.
bounties-won = × { $count }
on-the-head = 懸賞 { $amount }
on-heads = 懸賞合計 { $amount }
in-envelopes = 封筒 { $amount }
deal-talks = ディール協議
deal-shared = 分配 { $amount }
deal-left = 優勝者に { $amount }
chips = チップ
deal-even = 均等
deal-by-chips = チップ比例
# As in English.
deal-icm = ICM
to-the-money = 入賞まで{ $count }人
next-payout = 次の賞金
places-paid = { $count }名入賞
late-registration-until = レイトレジストはレベル{ $level }まで
rebuys-until = リバイはレベル{ $level }まで
late-registration-and-rebuys-until = レイトレジストとリバイはレベル{ $level }まで
late-registration-closes = レイトレジストはこのレベルで締切
rebuys-close = リバイはこのレベルまで
late-registration-and-rebuys-close = レジストとリバイはこのレベルまで
late-registration-closes-at = レイトレジストは{ $time }締切
rebuys-close-at = リバイは{ $time }締切
late-registration-and-rebuys-close-at = レイトレジストとリバイは{ $time }締切
last-minute = 残り1分
last-hand = このレベル最後のハンド
by-hands = レベルは{ $hands }ハンドで終了
estimated = 目安
game-every = { $games } · { $hands }ハンドごとに交代
cards-in-the-air-in = 開始まで
starts-in = 開始まで{ $left }
paused-in-level = レベル{ $number }
paused-in-break = 休憩中
back-at = { $time }再開
then-level = 次はレベル{ $number }
coloured-up-in-break = この休憩でレースオフ
registration-open = 受付中
seats-drawn = 席の抽選済み
entries-label = エントリー
first-level = 最初のレベル
ended-in = 終了
starting-stack = 開始スタック
find-your-seat = 席をご確認ください
page-of = { $page } / { $pages } ページ
number-of = { $number } / { $total }
next-page-in = 次まで{ $seconds }秒
old-seat = 前の席
breaks-next = 次にブレイクする卓
then-tables = 続いて{ $tables }
last-to-break = 再抽選前の最後の卓
next-to-break = { $count ->
   *[other] 次にブレイクする卓：{ $tables }
}
tables-break = { $count ->
   *[other] { $tables }卓をブレイク
}
table-named-breaks = { $name }をブレイク
alternates = オルタネイト
alternates-wait = { $count }人が席待ち
seats-open = 空席{ $count }
new-move = 新規
please-move = 移動のお願い
please-move-of = 移動のお願い { $page }/{ $pages }
draw-fingerprint = 抽選 { $fingerprint }
players-move = { $count }人が移動
moves-from = { $table } { $seat }番席から
new-seat = 新しい席
final-table = ファイナルテーブル
heads-up = ヘッズアップ
moment-bubble = バブル
moment-reached = インマネー
last-out = 直前の敗退：
# As in English.
dealer = D
winner = 優勝
satellite-over = サテライト終了
final-places = 最終順位
more-places = ほか{ $count }名
wins-seat = 残った全員がシート獲得
wins-prize = { $prize }獲得
wins-event = トーナメント優勝
thanks = ご参加ありがとうございました
play-ends = 終了予想
# As in English.
end-unknown = –
no-break-ahead = なし
payouts = ペイアウト
chip-stays = 最後まで使用
chip-leaves = レベル{ $level }まで
chip-leaves-in = あと{ $time }
chip-leaves-now = レースオフ中
chip-gone = 使用終了
colour-up-title = レースオフ
chips-leave = { $value }チップを{ $next }に交換
chips-unit = { $old } × { $value } = { $fresh } × { $next }。端数はレース
seats = 席
room-map = 会場
new-seats = 全員の席を再抽選
logo = 主催者のロゴ
qr = スマートフォン用コード
unreachable = 時計に接続できません。受付でご確認ください

## the phone

live = 接続中
lost = 切断
lost-since = { $time }から会場と接続できません
lost-about = 時計はこの端末なしで進んでいます。会場と接続すると再び表示されます。
no-tournament = トーナメントはまだありません。
choose-tournament = トーナメント
tab-clock = 時計
tab-seat = 自分の席
tab-prizes = 賞金
tab-seats = 席一覧
break-at = { $time }から休憩
not-started = 開始前
finished = 終了
next-stakes = 次 { $stakes }
# As in English.
big-blinds-short = { $count } BB
to-the-money-label = 入賞まで
money-reached = 到達
move-now = { $name }さん、移動してください
moved-from = { $table } { $seat }番席から。
you-big_blind = そこではビッグブラインドです。
you-small_blind = そこではスモールブラインドです。
you-button = そこではボタンです。
you-between = カードが配られます。ブラインドの支払いはありません。
you-waits = ボタンが過ぎるまでお待ちください。
find-whole = お名前またはエントリー番号
find-hidden = エントリー番号
find-about = 席を検索してください。この端末が記憶し、移動のときにお知らせします。
nobody-found = 該当するプレイヤーはいません。
more-found = ほか{ $count }名。お名前の続きを入力してください。
not-me = 別の人です
no-seat-yet = 席はまだありません。
out-in-place = { $place }
entry-gone = このエントリーはもうありません。
no-prizes = 賞金は未定です。
no-seats = 席の抽選はまだです。
more-rows = もっと見る
