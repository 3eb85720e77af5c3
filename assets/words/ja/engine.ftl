### What the engine says, in Japanese. The keys and their arguments are those of ../en/engine.ftl.
### What the engine says, in Japanese. The keys and their arguments are those of ../en/engine.ftl.

## engine/base/wording

place = { $number }位
places = { $from }～{ $to }
seats-won = { $count ->
    [one] { $count }シート
   *[other] { $count }シート
}

## engine/calculators/kinds

sum-field-pot = 全ベットを含むポット
sum-kind-pot = メインポットとサイドポット
sum-field-each = 各自の投入額。オールインはa、フォールドはfを付ける
sum-kind-reopen = 短いオールインで再レイズできるか
sum-field-raises = ベット額、各レイズの合計額。オールインはaを付ける
sum-kind-max = ポットリミットの最大レイズ
sum-field-call = コールに必要な額
sum-field-in-front = 本人の前にある額（あれば）
sum-kind-half = 無言で複数チップ：コールかレイズか
sum-field-least-raise = 上乗せする最小レイズ
sum-field-chips-out = 出されたチップの額
sum-kind-odd = 分けたポットの端数チップ
sum-field-share = 分ける人数
sum-kind-hilo = ハイとローで分けるポット
sum-field-high = 分けるハイの人数
sum-field-low = 分けるローの人数
sum-kind-depth = スタックのビッグブラインド数と周数
sum-field-small-blind = スモールブラインド
sum-field-antes = 1ハンドのアンティの合計（あれば）
sum-field-smallest = 最小のチップ
sum-kind-post = 足りないビッグブラインドとアンティ
sum-field-big-blind = ビッグブラインド
sum-field-ante = アンティ
sum-field-stack = スタック
sum-kind-acted = 実質的アクションがあったか
sum-field-actions = 順番に：x チェック、b ベット、c コール、r レイズ、f フォールド
sum-kind-stub = 残り山札の枚数
sum-field-dealt-in = 配られた人数
sum-field-street = flop、turn、river のどれか
sum-field-hole-cards = ホールカード（2枚でない場合）
sum-kind-kill = フルキルとハーフキル
sum-field-lower = 下のリミット
sum-field-upper = 上のリミット
sum-kind-dead = 逃したブラインド：ライブとデッド
sum-field-missed = 逃したブラインド。大きい方を最後に
sum-kind-cap = リミットで残るレイズ数
sum-field-rounds = ゲームのベッティングラウンド数
sum-field-raises-so-far = これまでのレイズ数

## engine/actions/absences/miss

that-player = そのプレイヤー
not-marked-absent-mark = { $name }は離席になっていません。先に離席にしてください：absent 6.4
absent-button-follows-missed = 先にブラインドの未払いを記録してください。不在のボタンはその後です（WSOP 73）。
log-missed-blind = ブラインド未払い
log-absent-button = 不在のボタン

## engine/actions/absences/remove_stack

play-not-begun-over = プレイ中のスタックはありません。開始前か終了後です。
count-stack-of = { $name }のスタックを数え直してください。本人も他のプレイヤーも、1枚以上持っています。
log-disqualify = 失格
log-pick-up = スタック回収
log-chips-out-of-play = { $name }、{ $chips }チップを除外

## engine/actions/absences/split_stack

house-stack-not-split = この店ではスタックを分けません。離席者にもカードを配り、ブラインドを取ります。ハウスルールの定めです。
minutes-to-come-back = { $name }が戻るまであと{ $minutes }あります。
more-minutes = { $count ->
    [one] { $count }分
   *[other] { $count }分
}
nobody-else-at-table = { $name }の卓には他に誰もいません。
log-split = スタック分配
log-shares-of-a-stack = { $name }、各{ $each }、バンクへ{ $bank }

## engine/actions/calling_time/call

time-called-player-hand = クロックの対象は、ハンド中のプレイヤーだけです。
time-called-already = { $name }にはもうクロックが入っています。先に結果を入力してください：t 行動 または t 時間切れ
log-time-called = { $name }にコール
log-time = クロック

## engine/actions/calling_time/end

time-not-called-on = { $name }にクロックは入っていません。
time-not-called = 誰にもクロックは入っていません。先に入力してください：t 6.4
log-acted = アクション済み
log-player-acted = { $name }がアクション
log-time-ran-out = 時間切れ（ハンドはデッド、ベットがなければチェック）
log-player-ran-out = { $name }が時間切れ（ハンドはデッド、ベットがなければチェック）

## engine/actions/chips/adjust_stack

chips-off-the-table = テーブル外
chips-no-owner = 持ち主不明
chips-of-nobody = 持ち主のないチップ
chips-are-the-players = { $seat }には{ $name }さんがいます。プレイヤーを指定してください。
chips-penalty = ペナルティ
chips-correction = 誤りの訂正
chips-by-the-rule = { $why }（{ $book } { $rule }）
chips-in-or-out-1 = 1～1,000,000,000チップを入力してください。
chips-in-as-correction = スタックにチップを足せるのは、誤りの訂正だけです。
fewer-than-the-stack = { $name }の最新カウントは{ $chips }です。それより少なく抜くか、数え直してください。スタックを全部抜くときは、プレイヤーごと除外します。
fewer-than-in-play = 総チップは{ $in_play }です。それより少なくしてください。
log-chips-in = チップ追加
log-chips-leave = チップ除外

## engine/actions/chips/call

chips-leave-tables-during = チップの回収はプレイ中だけです。
no-such-chips-on-tables = 卓に{ $chip }チップはありません。
chips-being-raced = { $chip }は今チップレース中です。
smaller-chips-leave-first = { $chip }チップのほうが小額です。先にカラーアップしてください。
largest-chips-stay = { $chip }チップは最高額なので残ります。
chips-needed-to-the-end = { $chip }チップは最後のレベルの後のブラインドに必要です。
chips-needed-until = { $chip }チップはレベル{ $level }の終わりまで必要です。
log-chips-leave-now = { $chip }チップを今回収
log-colour-up = カラーアップ

## engine/actions/chips/change

play-begun-values-stacks = もう始まっています。額面とスタックは変えられません。色と枚数は変えられます。
chip-set-already = このチップセットはもう使われています。
log-chips = チップ
log-changed = 変更

## engine/actions/chips/colour_up_players

colour-up-whom = 対象を1〜12人で指定してください。
log-players-coloured-up = { $names }：{ $chip }を{ $next }に交換

## engine/actions/chips/count_stacks

count-a-stack = 少なくとも1人のチップを入力してください。
stack-is-too-large = 1,000,000,000チップを超えるスタックはありません。{ $name }を数え直してください。
log-count = カウント
stacks = { $count }スタック

## engine/actions/chips/finish

chips-not-being-raced = { $chip }はチップレース中ではありません。
log-chips-off = { $chip }チップは卓にありません

## engine/actions/chips/found

chips-found-changed-during = 見つかったチップの変更はプレイ中だけです。
no-such-chips-in-event = このトーナメントに{ $chip }チップはありません。
chips-not-raced-yet = { $table }の{ $chip }チップはまだチップレース前です。他と一緒に数えてください。
chips-still-in-play = { $chip }チップはまだ使用中です。
count-1-1-000 = 1～1,000枚を入力してください。
log-chips-of = { $name }の{ $chip } × { $chips }枚
log-found = 発見
log-chips-out = { $next } × { $chips }枚を渡す
log-chips-leave-play = { $chips }チップを除外

## engine/actions/chips/race_off

race-smaller-first = 先に全卓で{ $chip }のチップレースをしてください。
say-table-raced = チップレースする卓を指定してください。
table-raced-already = { $table }の{ $chip }チップはもうチップレース済みです。先にそれを元に戻してください。
log-race = チップレース
chips-leave-later = { $chip }チップはレベル{ $level }後の休憩で回収します。今行うなら、先に回収を宣言してください。
chips-never-leave = このストラクチャーでは{ $chip }チップを回収しません。
nobody-sits-at = { $seat }には誰もいません。
seat-chips-named-twice = { $seat }のチップが二度指定されています。
seat-chips-at-most = { $seat }のチップは1,000枚以下にしてください。
log-raced = { $tables }の{ $chip }、回収{ $collected }枚、{ $next } × { $chips }枚を渡す
log-more-in-play = { $chips }増
log-fewer-in-play = { $chips }減

## engine/actions/clock/adjust

level-ends-hands-not = このレベルは時間でなくハンド数で終わります。ハンドを数えるか、別のレベルへ移ってください。
add-take-away-between = 増減は1日以内にしてください。
log-clock = タイマー

## engine/actions/clock/change_schedule

log-schedule = ストラクチャー
levels-breaks-played-stay = 終わったレベルや休憩は変更できません。今か、これからのものを変更してください。
present-level-stays-level = 今のレベルを休憩に、休憩をレベルに変えることはできません。別のところへ移ってください。

## engine/actions/clock/count_hands

hands-counted-level-ends = このレベルは時間で終わります。ハンドを数えるのは、ハンド数で終わるレベルだけです。
level-hands-left = このレベルは残り{ $hands }です。1以上を入力してください。
hands-done = { $count }ハンド終了
log-hands = ハンド

## engine/actions/clock/jump

schedule-no-such-level = ストラクチャーにそのレベルや休憩はありません。
log-to-the-break = レベル{ $level }の後の休憩へ
log-to-the-level = レベル{ $level }へ

## engine/actions/clock/pause

clock-not-running = タイマーは動いていません。
log-paused = 一時停止

## engine/actions/clock/plan_start

clock-started-already = タイマーはもう動き始めています。
no-start-planned = 開始の予定はありません。
time-passed-shuffle-up = その時刻は過ぎました。今始めるか、後の時刻にしてください。
start-planned-most-week = 開始の予定は1週間先までです。
log-countdown-set = カウントダウン設定
log-countdown-removed = カウントダウン取消

## engine/actions/clock/set_time_left

leave-between-second-day = 残り時間は1秒～1日にしてください。
log-time-left = 残り{ $time }

## engine/actions/clock/resume_after_gap

clock-not-running-no = タイマーは動いていません。失われた時間はありません。
clock-cannot-seen-future = タイマーを見た時刻が未来になっています。
log-ran-on = プログラム停止中も進行
log-goes-on = 止まった所から再開

## engine/actions/clock/start

draw-seats-first-shuffle = 先に席を抽選してください。その後、シャッフルアップ・アンド・ディールです。
tournament-over-clock-stays = トーナメントは終了しました。タイマーは止まったままです。
two-players-least-must = タイマーを動かす前に2人以上を席に着けてください。
hand-hand-keeps-clock = ハンド・フォー・ハンド中はタイマーを止め、1ハンドごとに時間を引きます。タイマーを動かすには終了してください。
clock-running = タイマーはもう動いています。
log-started = 開始

## engine/actions/clock/take_break

break-lasts-between-second = 休憩は1秒～1日です。
break-already-add-time = もう休憩中です。延ばすには時間を足してください。
break-due-already-begin = もう休憩の時間です。全卓が終わったら始めてください。
schedule-full-500-levels = ストラクチャーがいっぱいです。レベルと休憩は合計500までです。
log-break-later = 全卓終了後に{ $time }
log-break-now = 今から{ $time }
log-the-break = 休憩

## engine/actions/command

open-tournament-first-open = 先にトーナメントを開いてください：open_tournament と設定

## engine/actions/drawers/close

log-drawer-counted = { $drawer }、実際の額{ $amount }
log-drawer-closed = ドロワーを閉める

## engine/actions/drawers/mod

no-drawer-open-here = ここで開いているドロワーはありません。先に開けてください。
no-such-drawer = ドロワー{ $number }はありません。
drawer-is-closed = ドロワー{ $number }は閉めてあります。新しく開けてください。
drawer-amount-from-zero = 0以上の額を入力してください。

## engine/actions/drawers/move_cash

drawer-amount-above-zero = 0より大きい額を入力してください。
drop-at-most = ドロワー{ $number }にあるべき額は{ $amount }です。それ以下を金庫へ移してください。
log-drop = 金庫へ
log-fill = 補充

## engine/actions/drawers/open

drawer-open-already = ここではドロワーが開いています：{ $name }。先に閉めるか、別の担当者名を入力してください。
log-drawer-opened-with = ドロワー{ $number }、{ $name }、釣り銭{ $amount }
log-drawer-opened = ドロワーを開ける
cashier-has-a-drawer = { $name }さんはドロワー{ $number }を開けています。それをここで使ってください。

## engine/actions/drawers/take

drawer-in-use-here = ドロワー{ $number }はすでにここで使われています。
log-drawer-taken = 使用中

## engine/actions/effect

log-beside = { $one }、{ $more }
log-drawer-of = ドロワー{ $number }、{ $name }
log-drawer = ドロワー{ $number }
log-seated = { $what } → { $seat }
log-dealt-in-later = ボタン通過後に参加
log-alternate = { $what }、オルタネイト（待ち順{ $place }）
log-and-hand-for-hand-over = { $what }、ハンド・フォー・ハンド終了

## engine/actions/entries/add_on

tournament-no-add-ons = このトーナメントにアドオンはありません。
play-not-begun-add = まだ始まっていません。アドオンは後で受け付けます。
not-in-play-to-add-on = { $name }はプレイ中ではありません。アドオンは着席者だけです。
with-first-break = 最初の休憩
after-level = レベル{ $level }の後
add-ons-begin = アドオンの開始は{ $when }です。
add-ons-closed = アドオンは締め切りました（{ $when }）。
one-add-on-taken = { $name }は1回限りのアドオンを済ませています。
all-add-ons-taken = { $name }はアドオンを上限の{ $limit }回済ませています。
log-add-on = アドオン

## engine/actions/entries/announce_rebuy

no-rebuy-announced = { $name }はリバイを宣言していません。
rebuy-announced-already = { $name }はすでにリバイを宣言しています。
announced-rebuy-binds = { $name }はリバイを宣言したので、行う必要があります（{ $book } { $rule }）：r { $seat }。免除する場合：behind { $seat } off。
log-rebuy-announced = リバイ宣言
log-rebuy-let-off = リバイ免除

## engine/actions/entries/enter

player-is-in-already = { $name }はすでにプレイ中です（{ $seat }）。スタックは一人一つです（TCH 67）。
player-waits-already = { $name }はすでにエントリー済みで、席を待っています。
player-is-out-already = { $name }はプレイして敗退しました。リエントリーかリバイにしてください。
give-name-every-entry = すべてのエントリーに名前を入れてください。
tournament-takes-most-200 = エントリーは200,000件までです。
no-number-left-another = エントリー番号がもうありません。
log-enter = エントリー
no-such-buy-0 = そのバイインはありません。0が通常で、他は1から数えます。

## engine/actions/entries/pay_out

only-taken-out-pool = 名前を指定するのは、賞金プールから引いたお金だけです。
say-which-taken-out = 賞金プールから{ $names }の分を引いています。どれかを指定してください。
nothing-is-held = { $what }の残りはありません。
log-collected-back = 回収
log-pay-out = 支払い
hand-amount-above-nothing = 0より大きい額を支払ってください。
too-much-paid-out = { $what }を{ $amount }払いすぎています。先に回収してください。
pay-out-at-most = { $what }の残りは{ $amount }です。それ以下で支払ってください。
log-paid-out = { $of }、{ $amount }
log-paid-out-collected = { $of }、{ $amount }を回収
log-paid-out-to = { $of }、{ $amount }を{ $name }へ

## engine/actions/entries/no_show

play-not-begun-withdraw = まだ始まっていません。エントリーを取り下げてください。
no-stack-in-play = { $name }のスタックはプレイ中ではありません。
bought-in-again-was-here = { $name }は買い直しているので、ノーショーではありません。
has-been-here = { $name }は一度来ています。離席者にもカードを配り、ブラインドを取ります。
only-two-left-blind = 残りは2人です。スタックはブラインドで減らしてください。
house-leaves-absent-players = この店では離席者のスタックを残し、ブラインドを取ります。
with-first-hand-of = レベル{ $level }の最初のハンド
with-second-level-or-half-hour = レベル2または30分後の早いほう
absent-removed = ノーショーを外すのは{ $when }です（{ $book } { $rule }）。
more-entry-bought = エントリーで買った量より多くなっています。
log-no-show = ノーショー
nothing-held-entry = このエントリーの預かり分はありません。
time-player-can-collect = プレイヤーはまだ受け取れます（TCH 5c）。
time-could-collected-over = 受け取り期限は過ぎました（TCH 5c）。
log-collected = 受取済み
log-not-collected = 期限内に受取なし
log-held-money = 預り金

## engine/actions/entries/correct_buyer

name-who-bought-instead = { $name }ではなく、買ったプレイヤーを指定してください。
not-in-play = { $name }はプレイ中ではありません。
kind-rebuys = リバイ
kind-add-ons = アドオン
buyer-taken-all = { $name }は{ $what }を上限まで済ませています。
log-rebuy = リバイ
log-bought-by-another = { $name }ではなく{ $buyer }、{ $price }

## engine/actions/entries/re_enter

no-re-entries-r-is-rebuy = このトーナメントにリエントリーはありません。リバイは r です。
no-re-entries = このトーナメントにリエントリーはありません。
play-not-begun-nobody = まだ始まっていません。敗退者はいません。
enters-again-only-when-out = { $name }はプレイ中です。リエントリーは敗退後だけです。
entry-cancelled-enter = このエントリーは取り消されています。もう一度エントリーしてください。
re-entries-closed = リエントリーは締め切りました（{ $when }）。
one-re-entry-taken = { $name }は1回限りのリエントリーを済ませています。
all-re-entries-taken = { $name }はリエントリーを上限の{ $limit }回済ませています。
how-many-chips-given-up = { $name }が手放すチップはいくつですか。入力例：e 6.4 850
more-all-chips-play = 総チップより多くなっています。
log-re-entry = リエントリー

## engine/actions/entries/rebuy

tournament-no-rebuys = このトーナメントにリバイはありません。
rebuys-begin-player-lost = まだ始まっていません。リバイはチップを全部失ったプレイヤーのものです。
entry-cancelled = このエントリーは取り消されています。
rebuy-for-entry-in-play = { $name }はその後リエントリーしています。リバイはプレイ中のエントリーだけです。
one-rebuy-taken = { $name }は1回限りのリバイを済ませています（HPT, Buyin/Rebuy/Add-on）。
all-rebuys-taken = { $name }はリバイを上限の{ $limit }回済ませています。
rebuys-just-closed = リバイは締め切りました（{ $when }、HPT, Buyin/Rebuy/Add-on）。ハンドがその前に始まっていれば r 6.4 before と入力してください。
rebuys-closed = リバイは締め切りました（{ $when }、HPT, Buyin/Rebuy/Add-on）。
log-waits-for-a-seat = 席待ち

## engine/actions/entries/rename

player-needs-name = プレイヤーには名前が必要です。
last-name-part-name = 姓は名前の一部にしてください。
log-rename = 名前変更
log-correct = 訂正
log-renamed = { $was } → { $name }
log-without-a-card = カードなし
log-card-number = カード{ $number }

## engine/actions/entries/settle

no-such-purchase-taken = その購入はないか、取り消されています。
how-noted-already = もうそのように記録されています。
owes-nothing = { $name }に未払いはありません。
log-paid = 支払い

## engine/actions/entries/cancel_purchase

no-such-purchase = その購入はありません。
cancelled-already = もう取り消されています。
entry-withdrawn-before-first = 最初のハンドの前に、エントリーを取り下げてください。
chips-out-of-play = { $name }のチップはもうプレイ中ではありません。記録の行を取り消してください。
in-only-by-this-rebuy = { $name }はこのリバイだけで参加しています。代わりに記録の行を取り消してください。
bounty-bought-won-strike = そのバウンティはもう獲得されています。記録の行を取り消してください。
log-a-rebuy = リバイ
log-an-add-on = アドオン
log-an-entry = エントリー
log-cancelled = { $name }、{ $kind }、{ $amount }返金
log-cancel = 取消

## engine/actions/entries/withdraw

entry-already-cancelled = このエントリーはもう取り消されています。
no-refunds-once-first = 返金できません。{ $name }にはすでにハンドが配られました（{ $book } { $rule }）。ディレクターは理由を付けて例外にできます。
no-refund-after-a-hand = 返金できません。{ $name }にはすでにハンドが配られました。ディレクターは理由を付けて例外にできます。
withdraw-two-left = 残りは二人だけです。どちらかが勝つ必要があります。
withdraw-more-than-in-play = 場にあるチップより多い数です。スタックを数え直してください。
log-withdrawn-by-exception = { $name }、{ $amount }返金、例外: { $reason }
log-withdraw = エントリー取消

## engine/actions/floor/bust

say-out = 敗退したプレイヤーを指定してください。
somebody-all-chips-not = 全員が敗退することはありません。誰かが全チップを持っています。
say-first-busted-them = まず飛ばしたプレイヤー、次に他のプレイヤーを指定してください。
only-player-still-can = 飛ばせるのは残っているプレイヤーだけです。
log-bust = 敗退
who-had-more-chips = ハンド開始時にチップが多かったのは誰ですか（{ $names }）。スタックが多いほうが上位です。同じなら分けます。
log-players-left = 残り{ $players }人
log-by = { $hitmen }による

## engine/actions/floor/wrong_bust

name-who-was-out-instead = { $name }ではなく、敗退したプレイヤーを指定してください。
out-already-other-hand = { $name }は別のハンドで敗退済みです。残っているプレイヤーを指定してください。
no-seat-to-go-out-from = { $name }には席がありません。
entered-after-that-hand = { $name }の参加はそのハンドの後です。その時いたプレイヤーを指定してください。
an-add-on = アドオン
a-rebuy = リバイ
bought-after-that-hand = { $name }はそのハンドの後に{ $what }をしています。先に取り消してから、敗退者を指定してください。
log-correct-bust-was-out = 敗退は{ $out }。{ $said }（{ $seat }）ではありません
log-correct-bust = 別の人
no-seat-open-open = 空席がありません。先に卓を開くか、記録で敗退を取り消してください。
log-back-in = 復帰
not-out = { $name }は敗退していません。
not-out-on-a-hand = { $name }はハンドで敗退していません。記録でその行を取り消してください。
entered-again-strike = { $name }はその後リエントリーしています。先に記録でそれを取り消してください。
tables-still-hand-undo = 卓はまだそのハンド中です。敗退を元に戻すか、記録で取り消してください。
deal-made-these-places = この順位にはディールがあります。先に記録でディールを取り消してください。
satellite-over-seats-won = サテライトは終わり、シートは決まりました。先に記録で終了を取り消してください。
ended-with-these-places = トーナメントはこの順位で終わりました。先に記録で終了を取り消してください。
tournament-over-winner-paid = トーナメントは終わり、優勝者への支払いも済んでいます。先に記録で支払いを取り消してください。

## engine/actions/hand_for_hand/announce

hand-hand-tables-play = ハンド・フォー・ハンドにはプレイ中の卓が必要です。
hand-for-hand-on-already = { $pace }はもう始まっています。
table-nobody-wait-hand = ハンド・フォー・ハンドには2卓必要です。1卓では待つ相手がいません。
everybody-left-paid-h4h = 残りは全員入賞です。次の賞金アップを待つには h4h 次の賞 と入力してください。
nobody-paid-yet-say = まだ入賞者はいません。何人で終わるか入力してください：h4h 9
all-prizes-left-same = 残りの賞金はすべて同額です。何人で終わるか入力してください：h4h 9
ends-with-fewer-than-left = 残りは{ $left }人です。それより少なく、1人以上で終わらせてください。
log-announced-with = 残り{ $players }人で宣言

## engine/actions/hand_for_hand/begin_break

no-break-due = 今は休憩の時間ではありません。
break-when-all-done = 全卓が終わると休憩が始まります（{ $still }）。
log-break-begun = ハンド後に開始

## engine/actions/hand_for_hand/deal

tables-still-play = { $still }。
say-who-had-more-at = { $tables }：ハンド開始時にチップが多かったのは誰ですか。賞金が変わります。
hand-hand-over-end = ハンド・フォー・ハンドは終わりです。終了させると、各卓がそのまま続けます。
break-due-begin-before = 休憩の時間です。次のハンドの前に始めてください。
break-next-hand-dealt = 休憩中です。次のハンドはその後に配ってください。
log-at-all-tables = 全卓で{ $turn }{ $number }
log-deal = ディール

## engine/actions/hand_for_hand/end

log-ended = 終了

## engine/actions/hand_for_hand/finish_tables

say-table-finished-hand = ハンドを終えた卓を指定してください。
table-ticked-already = { $table }はもう終了済みです。戻すには -{ $number } と入力してください。
table-not-ticked = { $table }は終了になっていません。
table-held-until = { $table }は他が終わるまで待ちます（{ $still }）。
tables-held-until = { $tables }は他が終わるまで待ちます（{ $still }）。
log-not-done = 未終了

## engine/actions/hand_for_hand/hold

say-table-all-call = オールインとコールのある卓を指定してください。
table-finished-already = { $table }はハンドを終えています。戻すには -{ $number } と入力してください。
table-held-already = { $table }はもう待機中です。
table-not-held = { $table }は待機中ではありません。
log-hold = 待機
log-run-out = ボードを開く

## engine/actions/hand_for_hand/rank

nobody-to-be-ranked-at = { $table }で順番は要りません。同時に複数が敗退したときに使います。
name-everybody-who-went-out = このハンドで{ $table }から敗退した全員を1回ずつ指定してください。
give-stack-each-start = ハンド開始時の各スタックを入れてください。
log-ranked = 順位決定

## engine/actions/penalties/end

plays-again-already = { $name }はもうプレイに戻っています。
log-penalty-over = ペナルティ終了

## engine/actions/penalties/give

penalty-1-200-hands = ペナルティは1～200ハンド、または1～20周です。
serves-a-penalty-already = { $name }はもうペナルティ中です（{ $hands }のうち{ $served }終了）。先に終わらせるか、警告にしてください。
log-penalty = ペナルティ

## engine/actions/penalties/serve

penalty-served = { $name }はそのペナルティを終えています。
penalty-hands-left = ペナルティは残り{ $hands }です。1以上を入力してください。
log-penalty-served = { $hands }消化、{ $name }

## engine/actions/prizes/assign_bounty

no-such-bounty-of = { $name }にそのバウンティはありません。
say-wins-bounty = バウンティの獲得者を指定してください。
own-bounty = { $name }は自分のバウンティを獲得できません。
not-in-play-when-won = このバウンティが獲得されたとき、{ $name }はプレイ中ではありませんでした。
log-bounty-to = { $name } → { $hitmen }
log-bounty = バウンティ

## engine/actions/prizes/deal

deal-position-hpt = プレイヤー同士で分配を決めて構いません。ディレクターは一切責任を負いません。
deal-position-rrop-nothing-left = 認められてはいませんが、ディレクターが支払うことはできます。何も残さないディールは倫理に反するとされます。優勝者の分を残してください。
deal-position-rrop = 認められてはいませんが、ディレクターが支払いを取り計らうことはできます。ルールブックのとおり、争う分が残っています。
deal-position-none = ルールブックにディールの定めはありません。店が決めます。
deal-made-between-players = ディールできるのは、プレイ中のプレイヤーだけです。
deal-made-undo-make = もうディールがあります。別のにするには元に戻してください。
somebody-still-waits-seat = まだ席を待つプレイヤーがいます。
deal-between-at-most = ディールは{ $most }人までです。
no-prizes-share = 分ける賞金がありません。
leave-less-for-winner = 分けるのは{ $amount }です。優勝者に残すのはそれより少なくしてください。
cannot-be-shared-in-parts = { $amount }は{ $unit }単位では分けられません。もっと細かくしてください。
shares-miss = { $all }のうち{ $amount }足りません。
shares-exceed = 分ける{ $all }より{ $amount }多くなっています。
all-is-shared = { $all }をすべて分けました。
share-below-nothing = { $name }の取り分が0未満です。
two-shares = { $name }の取り分が2つあります。
share-for-everybody-left = 残っている全員の取り分だけを入れてください。
no-deal-discussed = 話し合い中のディールはありません。
log-deal-discussion-over = 話し合い終了
log-deal-discussed = 話し合い中
log-a-deal = ディール
shares-only-as-agreed = 取り分の入力は、合意したディールだけです。
players = { $count ->
    [one] { $count }人
   *[other] { $count }人
}
log-left-for-the-winner = 優勝者に{ $amount }
log-still-open = エントリーかリバイが継続中

## engine/actions/prizes/end_here

deal-still-on-screen = まだディールが画面にあります。成立させるか、先に消してください。
end-here-once-hand-over = { $still }。ハンドの後に終了してください。
say-first-who-had-more = 先に、このハンドの敗退者のうち、チップが多かった人を入れてください。
no-deal-was-made = ディールはありません。チップ順で終えるか、残りの順位を分けてください。
no-share-of-the-deal = { $name }にはディールの取り分がありません。チップ順で終えるか、残りの順位を分けてください。
deal-leaves-for-winner = ディールでは優勝者に{ $amount }残します。チップ順で終えるか、それを分けてください。
stacks-only-to-end-by-chips = スタックを数えるのは、チップ順で終えるときだけです。
log-places-by-the-deal = 順位はディールどおり
log-places-by-chips = 順位はチップ順
log-they-share = 同順位
log-ended-with = 残り{ $players }、{ $how }
log-tournament-ended = 終了

## engine/actions/prizes/pay_prize

still-in-play = { $name }はまだプレイ中です。
has-not-won-a-prize = { $name }に賞金はありません。
paid-too-much = { $name }に{ $amount }払いすぎています。先に回収してください。
prize-received-already = { $name }はもう賞金を受け取っています。
ticket-pays-no-debt = { $name }にはチケットをそのまま渡します。未払い分は別に受け取ってください。
a-ticket-pays-a-part = 一部はすでにチケットで支払われています。残りの支払い方法を入れてください。
entries-rebuys-may-still = エントリーやリバイで賞金がまだ変わります。締め切り後に支払ってください。
owes-more-than-prize = { $name }の未払いは{ $owed }で、支払う{ $amount }より多いです。
log-paid-to = { $name } { $amount }
log-less-owed = 未払い分を差引
money-and-goods = { $amount }と{ $goods }

## engine/actions/prizes/mystery

tournament-no-mystery-bounties = このトーナメントにミステリーバウンティはありません。
envelopes-sealed-during-play = 封筒はプレイ中、エントリー締め切り後に封をしてください。
envelopes-sealed-already = 封筒はもう封をしてあります。
entries-rebuys-may-still-add = エントリーやリバイでバウンティがまだ増えます。締め切り後に封をしてください。
no-bounties-collected = 集めたバウンティはありません。
envelope-above-nothing = 封筒の金額はどれも0より大きくしてください。
one-envelope-for-each = { $players }に封筒{ $envelopes }です。1人に1通必要です。
envelopes = { $count ->
    [one] { $count }通
   *[other] { $count }通
}
envelopes-hold = 封筒の合計は{ $held }ですが、集めたのは{ $collected }です。
log-sealed = { $envelopes }封印
log-mystery = ミステリー
envelopes-not-sealed-yet = 封筒はまだ封をしていません。
envelope-is-open = { $name }の封筒はもう開けてあります。
not-knocked-out-since-sealed = { $name }は封をした後に敗退していません。
say-first-who-knocked-out = 先に、{ $name }を飛ばしたのは誰かを入れてください。
all-envelopes-open = 封筒はすべて開けました。
log-line = { $verb }：{ $what }

## engine/actions/prizes/pay_bounties

no-bounty-that-is-paid = { $name }に支払うバウンティはありません。
all-bounties-received = { $name }はもうバウンティを全部受け取っています。
log-amount-to = { $name }へ{ $amount }
log-bounties = バウンティ

## engine/actions/prizes/pool

log-pool = プール

## engine/actions/prizes/set_prizes

places-paid = 入賞{ $count }人
log-places-paid-of = { $amount }から{ $places }
log-prizes = 賞金

## engine/actions/prizes/settle_house

house-owes-pool-nothing = 店が賞金プールに入れる分はありません。追加金と補填は入金済みです。
log-took-back = { $amount }を回収
log-put-in = { $amount }を入金
log-the-house = 店

## engine/actions/prizes/collect_overpaid

not-paid-more-than-due = { $name }への払いすぎはありません。
collect-at-most = { $name }に{ $amount }払いすぎています。それ以下で回収してください。
log-amount-from = { $name }から{ $amount }

## engine/actions/prizes/win_seats

only-satellite-ends-seat = 全員にシートが渡って終わるのはサテライトだけです。
entries-rebuys-may-still-add-seats = エントリーやリバイでシートがまだ増えます。締め切り後にサテライトを終えてください。
more-players-than-seats = { $seats }に対して残り{ $players }です。続けてください。
everybody-seat-first-place = 全員にシートがありますが、1位には現金もあります。続けてください。
players-win-a-seat = { $count }人がシート獲得
log-satellite-over = サテライト終了

## engine/actions/rulings/pick

pick-on-wall-most = 画面に出せるのは{ $most }件までです。減らすか、wall を付けずに。
picked-by-chance = 抽選：{ $chosen }・照合番号{ $check }
no-pick-on-wall = 画面に抽選結果はありません。
log-pick-away = 画面から消去

## engine/actions/seating/alternates

nobody-waits-seat = 席を待つ人はいません。
no-seat-open-open-table = 空席がありません。卓を開くか、敗退者が出るまで待ってください。
alternates = { $count ->
    [one] オルタネイト{ $count }人
   *[other] オルタネイト{ $count }人
}
log-seat = 着席

## engine/actions/seating/block_seat

seat-not-blocked = 席{ $seat }はブロックされていません。
seat-blocked-already = 席{ $seat }はもうブロックされています。
sits-there-move-first = { $seat }には{ $name }がいます。先に移動してください：m { $short }
seat-locked-for = { $seat }は{ $name }用です。先に解除してください。
table-needs-least-two = 卓にはブロックしていない席が2つ以上必要です。
most-2-000-seats = ブロックできる席は2,000までです。
log-block = ブロック
log-unblock = ブロック解除

## engine/actions/seating/draw

locked-seats-pairs-kept = 固定席と別卓指定が多すぎて、抽選できません。どれかを解除してください。
log-draw = 抽選
seats = { $count ->
    [one] { $count }席
   *[other] { $count }席
}
play-begun-seats-drawn = もう始まっています。席の再抽選はルールが定めるときだけです。
enter-least-two-players = 先に2人以上エントリーしてください。
cards-lie = { $cards }引かれ、{ $players }。そのカードを入れるか、他を元に戻してください。
cards-are = { $count ->
    [one] カードが{ $count }枚
   *[other] カードが{ $count }枚
}
players-still-draw = { $count ->
    [one] あと{ $count }人が引きます
   *[other] あと{ $count }人が引きます
}

## engine/actions/seating/keep_apart

name-two-players-keep = 別卓にする2人を指定してください。
kept-apart-already = { $both }はもう別卓指定です。
not-kept-apart = { $both }は別卓指定ではありません。
most-300-pairs-can = 別卓指定は300組までです。
log-apart = 別卓指定
log-not-apart = 別卓指定の解除

## engine/actions/seating/lock_seat

seat-blocked-give-free = 席{ $seat }はブロック中です。先に解除してください：block { $seat } 解除
a-table-has-seats = 卓の席は1～{ $seats }です。
no-seat-locked-for = { $name }用の席はありません。
seat-locked-already = { $seat }はもう{ $name }用です。
log-lock = 席固定
log-seat-for = { $name }に{ $seat }
log-unlock = 固定解除
log-the-seat-of = { $name }の席

## engine/actions/seating/name_dealer

deals-already = { $name }はもうディーラー役です。
not-a-dealer = { $name }はディーラー役ではありません。
log-deals = ディーラー役
log-deals-no-more = ディーラー役解除

## engine/actions/seating/redraw

seats-redrawn-during-play = 席の再抽選はプレイ中だけです。
redraw-goes-least-open = 再抽選先は開いている卓1つ以上です。卓を増やすのは席待ちがいるときだけです。
players-do-not-fit-tables = { $players }は{ $tables }（{ $seats }席）に入りません。
tables = { $count ->
    [one] { $count }卓
   *[other] { $count }卓
}
log-final-table = ファイナルテーブル
log-redraw = 再抽選

## engine/actions/seating/take_card

seats-drawn-undo-draw = 席は抽選済みです。カードを入れるには抽選を元に戻してください。
no-such-entry = そのエントリーはありません。
deck-prepared-before-entry = デッキの用意は{ $name }のエントリー前でした。全員がカードを持ったら席を抽選します。
has-a-card = { $name }は{ $card }を持っています。
entered-earlier-chooses-first = 先にエントリーした{ $name }が先に選びます。
log-all-seats-drawn = { $what }、全{ $seats }席の抽選完了
log-card = カード
no-card-left-for = { $name }が引けるカードがありません。別卓指定のためです。
card-rank-suit-9s = カードは数字とスートです：9s、A hearts、10 c。5卓目からはデッキも付けます：9s 2
no-redraw-for-cards = 今はカードを引く場面ではありません。席の引き直しは、ルールが求めるときだけです。
no-table-has-suit = { $suit }の卓はありません。
no-table-has-suit-of-deck = デッキ{ $deck }の{ $suit }の卓はありません。
table-has-cards = { $table }は{ $cards }です。
kept-apart-draws-another = { $name }と{ $other }は別卓指定です。{ $name }は別のカードを引きます。
dealer-draws-another-suit = { $other }は{ $table }のディーラー役です。{ $name }は別のスートを引きます。

## engine/actions/seating/wait_for_seat

only-player-sits-somewhere = 席を待てるのは着席しているプレイヤーだけです。
log-for-a-seat = { $name }
log-wait = 席待ち

## engine/actions/setup/change

play-begun-set-up = もう始まっています。設定は変更できません。
entries-paid-present-price = 今の料金で支払済みのエントリーがあります。先に取り消してから料金を変えてください。
seats-drawn-present-tables = 席は今の卓で抽選済みです。先に抽選を元に戻してください。
log-set-up = 設定

## engine/actions/setup/change_house_rules

seats-drawn-present-tables-2 = 席は今の卓で抽選済みです。
these-house-rules-already = もうこのハウスルールです。
log-house-rules = ハウスルール

## engine/actions/setup/open

tournament-open-already = このトーナメントはもう開いています。
log-open = オープン

## engine/actions/shot_clock/give_cards

time-cards = タイムカード{ $count }枚
no-time-cards-for-that = 新しい日のタイムカードは今ありません。
no-time-cards-for-final = ファイナルテーブルのタイムカードは今ありません。
log-cards-for-the-day = その日の{ $cards }を各自に
log-cards-for-the-final = ファイナルテーブルで{ $cards }を各自に

## engine/actions/shot_clock/mod

no-shot-clock = ハウスルールにショットクロックがありません。
time-cards-in-play = タイムカードはプレイ中に配り、使います。
no-time-cards = ハウスルールはタイムカードを数えません。

## engine/actions/shot_clock/play_card

no-time-card-left = { $name }のタイムカードは残っていません。
log-cards-left = 残り{ $left }
log-time-card = タイムカード

## engine/actions/shot_clock/switch

shot-clock-in-play = ショットクロックの開始と終了はプレイ中だけです。
shot-clock-on-already = ショットクロックはすでに作動中です。
shot-clock-off-already = ショットクロックはすでに止まっています。
log-shot-clock-on = 決断に制限時間あり
log-shot-clock-off = 決断の制限時間なし

## engine/actions/tables/absent

no-seat-to-be-away-from = { $name }には席がありません。
marked-absent-already = { $name }はもう離席になっています。
log-absent = 離席
log-away-for-longer = 規定より長く
log-present = 着席

## engine/actions/tables/arrived

say-move-arrived = 到着したプレイヤーを指定してください。
no-such-move = 移動{ $number }はありません。
arrived-already = { $name }はもう到着しています。
log-arrived = 到着

## engine/actions/tables/as_they_sit

sits-there-already = { $name }はもう{ $seat }にいます。
log-sits-at = { $name }は{ $seat }
log-sits = 実際の席
name-who-moved-instead = { $name }ではなく、移動したプレイヤーを指定してください。
only-players-play-moved = 移動したのはプレイ中のプレイヤーだけです。
not-told-to-that-seat = { $name }はその席への移動を指示されていません。
log-moved-another = { $other }ではなく{ $name }を{ $seat }へ
log-move = 移動

## engine/actions/tables/break_by_cards

table-receives-nobody = { $table }はプレイヤーを受け入れません。
table-full = { $table }は満席です。
seat-not-open = 席{ $seat }は空いていません。空席：{ $open }。
seat-drawn-twice = 席{ $seat }が二度引かれています。
one-seat-for-each = { $table }には{ $players }いますが、指定は{ $seats }です。
players-sit = { $count ->
    [one] { $count }人
   *[other] { $count }人
}
seats-are = { $count ->
    [one] { $count }席
   *[other] { $count }席
}
log-by-cards = { $table }、カード抽選
log-break = ブレイク

## engine/actions/tables/break_table

tables-break-during-play = 卓のブレイクはプレイ中だけです。
players-table-not-fit = プレイヤーが他の卓の空席に入りきりません。

## engine/actions/tables/breaking_order

log-as-usual = 通常どおり
log-breaking-order = ブレイク順

## engine/actions/tables/button

log-button = ボタン
log-big-blind = ビッグブラインド

## engine/actions/tables/choose_table

no-table-chosen-now = 今選ぶ卓はありません。
choose-among-the-fullest = { $table }の人数が足りません。最も多いのは{ $among }です。
log-gives-a-player = { $from }から{ $to }へ1人
log-balance = 人数調整

## engine/actions/tables/close_empty_table

last-table-stays-open = 最後の卓は開いたままです。
table-still-has-players = { $table }にはまだ{ $players }います。先にブレイクしてください：b { $number }
log-close = クローズ

## engine/actions/tables/deal_hands

table-has-nobody-to-deal-to = { $table }には配る相手がいません。
hands-dealt-during-play = ハンドを配るのはプレイ中だけです。
hand-for-hand-deals-together = ハンドフォーハンド中です。次のハンドは全卓同時に配ってください（TCH P8）。
log-stud-dealt = { $table }、スタッド、ボタンは{ $button }のまま
log-hand-dealt = { $table }、ボタン{ $button }、ビッグブラインド{ $big }
say-where-button-was = { $table }のボタンの位置を入れてください：btn { $number } 5。その後は自動で進みます。
games-change-with-the-level = どのゲームかはレベルで決まります。「stud」を外してください。

## engine/actions/tables/draw_button

no-button-in-stud = ここではスタッドだけです。スタッドにボタンはありません。
draw-button-by-seat = ボタンの抽選：カード{ $cards }、各席に1枚
cards = { $count ->
    [one] { $count }枚
   *[other] { $count }枚
}
high-card-seat-everywhere = 最も高いカードの席が全卓でボタン（空席でも）
draw-button-by-player = ボタンの抽選：各プレイヤーに1枚
high-card-at-each-table = 各卓で最も高いカードがボタン
button-drawn-once-seats = 先に席、次にボタンを抽選してください。
hands-played-since-seats = 抽選後にハンドがありました。ボタンの位置を入れてください：btn 6 2
ace-first-button-came = 席の抽選で、最初のボタンはエースです（HPT, Seating）。
each-table-draws-own = ボタンは卓ごとに抽選します。卓ごとに入れてください：btn 6 2
log-drawn-for = 抽選
log-seat-at-tables = { $tables }で席{ $seat }

## engine/actions/tables/halt

say-table-plays = 続ける卓を指定してください。
table-not-halted = { $table }は停止していません。
log-play-on = 再開

## engine/actions/tables/low_card

cards-dealt-only-player = カードを引くのは、移動が必要で候補の卓が複数あるときだけです。
log-low-card = ローカード

## engine/actions/tables/move_player

only-player-play-can = 移動できるのはプレイ中のプレイヤーだけです。
open-at = { $table }の空席：{ $open }。
somebody-sits-there = { $seat }には{ $name }がいます。{ $where_else }
seat-blocked-open-there = 席{ $seat }はブロック中です。空席：{ $open }。

## engine/actions/tables/open_table

log-table-opened = 卓{ $number }、{ $players }
draw-seats-draw-opens = 席を抽選してください。抽選で卓が開きます。
all-tables-open = 会場の卓はすべて開いています（{ $tables }）。
table-open-already = 卓{ $table }はもう開いています。次は{ $next }です。
too-few-for-tables = { $players }では{ $tables }に足りません。

## engine/actions/tables/rename_table

name-of-figures-alone = 数字だけの名前は別の卓と紛らわしいです。「{ $name }A」にするか、会場の卓番号を指定してください：tables 61-68。
table-name-taken = 卓{ $table }がもう「{ $name }」です。
table-called-so-already = { $table }はもうその名前です。
log-table-is = 卓{ $number }は{ $name }
log-table-without-a-name = 卓{ $number }の名前なし
log-name = 名前

## engine/actions/tables/resize_table

table-2-12-seats = 卓の席は2～12です。
table-has-so-many-already = { $table }はもう{ $seats }です。
sits-beyond = { $name }は席{ $seat }にいます。先に席{ $last }より後ろの全員を移動してください。
log-table-has = { $table }は{ $seats }
log-seats = 席数

## engine/actions/tables/restart

restart-comes-during-tournament = 再開準備ができるのは、トーナメント中だけです。
house-rules-level-tables = ハウスルールでは、再開時に卓の人数をそろえません。
log-tables-levelled = 卓の人数を調整
log-restart = 再開準備

## engine/actions/tables/room_tables

room-1-20-000 = 会場の卓は1～20,000です。
room-tables-numbered = { $tables }：{ $numbers }
table-numbers-as = 卓番号は 61-68 や 21-40 45 47 のように書いてください。
table-number-1-99-999 = 卓番号は1～99,999です。
more-tables-are-open = { $tables }。先に1卓ブレイクしてください。
tables-are = { $count ->
    [one] { $count }卓開いています
   *[other] { $count }卓開いています
}
log-as-many-tables = 必要な卓数
log-room = 会場
more-entered-than-seats = エントリーは{ $players }です。{ $tables }に入るのは{ $seated }人です。

## engine/actions/tables/swap

name-two-different-players = 席を入れ替える別々の2人を指定してください。
only-players-play-can = 席を入れ替えるのはプレイ中のプレイヤーだけです。
log-swap = 席交換

## engine/advice/absences

away-too-long-split = { $table }の{ $name }のスタックを分ける
away-for-so-long = 離席{ $minutes }
away-for-longer-than = { $minutes }より長く離席
minutes = { $count ->
    [one] { $count }分
   *[other] { $count }分
}
type-split-or-present = 数えて split { $seat } とチップ数、または present { $seat } と入力
do-split = 分ける
missed-blind-two-buttons = ブラインド未払い1回、不在ボタン2回
third-away-missed-blind = 卓で3人目に離席し、ブラインド未払い
if-warned-before = 警告済みの場合のみ
must-be-back-for-blinds = { $table }：{ $names }は次のブラインドまでに戻ること
two-others-away = 他に2人が離席中
pick-up-after-missed-blind = ブラインド未払い後はチップを回収できる
do-wait = 待つ
chips-may-be-picked-up = { $name }、{ $seat }：チップを回収できます
type-pickup-or-present = pickup { $seat } とチップ数、または present { $seat } と入力
do-pick-up = 回収

## engine/advice/balancing

table-halts = { $table }は停止：{ $players }、最も多い卓は{ $most }人
tables-halt = { $tables }は停止：最も多い卓は{ $most }人
once-blinds-affected = ブラインドに影響し次第
no-hand-until-arrival = 移動者が来るまでハンドなし
may-play-on = ディレクターは続行させてよい
do-play-on = 続行
fullest-tables = 最も多い{ $count }卓
deal-low-card = 人数調整：{ $tables }に1枚ずつ配る。最も低い卓から{ $table }へ1人移動
so-many-at-the-fullest = 最も多い卓：{ $players }人
do-deal = 配る
may-still-rebuy = { $names }はまだリバイできます
which-table-gives = 人数調整：どの卓から{ $table }へ1人移動しますか？
so-many-at = { $table }：{ $players }人
do-choose = 選ぶ
halts-until-then = それまで{ $table }は停止
do-set = 設定
where-is-the-button = 人数調整：{ $table }のボタンはどの席ですか？
same-position-moves = 同じ位置のプレイヤーが移動
where-was-the-big-blind = 人数調整：{ $table }の前のビッグブラインドはどの席ですか？
next-big-blind-moves = 次のビッグブラインドが移動
takes-worst-seat = 最も不利な席に入る
takes-first-big-blind = 最初にビッグブラインドになる席に入る
balance-move = { $name }を{ $from }から{ $to }へ移動
low-card = 最も低いカード：{ $card }
breaks-first = 先にブレイクするのは{ $table }
before-next-hand-anywhere = 全卓で次のハンドの前に
do-move = 移動
button-was-at = ボタンは{ $seats }だった
buttons-were-at = ボタンの位置：{ $seats }
last-big-blind-at = 前のビッグブラインドは{ $seats }
last-big-blinds-at = 前のビッグブラインド：{ $seats }
on-the-button = ボタン
first-left-of-button = ボタンの左隣
so-far-left-of-button = ボタンの左、近い順で{ $place }
big-blind-next-if-blinds = ブラインドがあれば{ $table }の次のビッグブラインド
next-big-blind-at = { $table }の次のビッグブラインド
same-seat-in-stud = 同じ席（スタッドにボタンはない）
next-other-moved = 次の人：前の人はもう移動済み
next-other-locked = 次の人：前の人は固定席
next-other-kept-apart = 次の人：前の人は{ $table }の人と別卓指定
like-the-eliminated = 敗退者と同じ位置
to-the-eliminated = 敗退者の席へ
like-the-open-seat = 空席と同じ位置
to-open-left-of-button = ボタンの左の空席へ
to-first-big-blind = 最初にビッグブラインドになる席へ
to-the-worst-seat = 最も不利な席へ
to-the-seat-left-last = { $table }で最後に空いた席へ
to-the-only-open-seat = 唯一の空席へ
to-the-first-open-seat = 最初の空席へ
meets-big-blind = 次のハンドでビッグブラインド
meets-small-blind = 次のハンドでスモールブラインド
meets-button = 次のハンドでボタン
meets-nothing = 次のハンドから参加、ブラインドなし
meets-waiting = ボタン通過後に参加

## engine/advice/chips

are-chips-off = { $chip }チップは卓から回収しましたか？
break-over-no-race = 休憩は終わり、ここでチップレースはなかった
race-in-chips = まだなら「チップ」でチップレース
do-chips-off = 回収済み
race-off-to-go = { $chip }のチップレース：残り{ $tables }
race-off = { $chip }のチップレース：{ $tables }
chips-no-longer-needed = ブラインドにもアンティにもう不要
chips-missing-larger-ones = { $chip }のチップが{ $short }枚足りません。代わりに大きいチップを渡します
do-all-chips-off = { $chip }は回収済み
do-chips = チップ
chips-take-their-place = { $chip }チップに交換

## engine/advice/hand_for_hand

go-hand-for-hand = { $pace }：入賞まであと{ $from }人
left-and-paid = 残り{ $left }人、入賞{ $paid }人
place-takes = { $place }は{ $amount }
hand-in-progress-counts = 今のハンドの敗退も数える
do-announce = 宣言
run-the-board-out = { $table }：ボードを最後まで開く
others-have-finished = 他の卓はすべてハンド終了
do-run-out = ボードを開く
waits-with-all-in = { $table }はオールインで待機中
wait-with-all-in = { $tables }はオールインで待機中
tick-each = 終わった卓の番号を入力
hold-for-all-in = オールインとコールのときは hold と番号
do-tick = チェック
who-had-more-at = { $table }：{ $names }のうち、チップが多かったのは誰ですか？
type-rank = rank とハンド開始時のスタックをこの順に入力
prizes-differ = 賞金が違う
do-rank = 順位
over-one-table = ハンド・フォー・ハンド終了：残り1卓
over-all-paid = ハンド・フォー・ハンド終了：残り全員が入賞
over-so-many-left = ハンド・フォー・ハンド終了：残り{ $players }
tables-play-on = 各卓がそれぞれ続ける
do-end = 終了
begin-break = 休憩：{ $minutes }
break-waited = ハンドの終わりを待っていた
goes-on-after-break = その後ハンド・フォー・ハンドを続ける
do-begin = 開始
deal-together = { $turn }{ $number }を配る：{ $tables }
off-the-clock = タイマーから{ $time }引く
left-after-it = その後の残りは{ $time }
over-with-left = 残り{ $players }で終了

## engine/advice/mod

seats-drawn-clock-starts = { $tables }で席は抽選済み、タイマーが動き始める
shuffle-up-and-deal = シャッフルアップ・アンド・ディール
do-start = 開始
final-table-redraw = ファイナルテーブル：{ $players }が席を再抽選
redraw-at-tables = 再抽選：{ $players }が{ $tables }で席を抽選
so-few-play-at = { $players }人以下は{ $tables }でプレイ
cards-drawn-are-entered = 手で引いたカードは1枚ずつ入力できます
do-redraw = 再抽選
close-empty-table = { $table }を閉じる：誰もいません
everybody-sits-elsewhere = 全員が別の卓に着席
do-close = 閉じる
players-fit-tables = { $players }は{ $size }人卓なら{ $tables }に収まる
moved-in-between-waits = スモールブラインドとボタンの間に入る人は待つ
break-table-draw-seats = { $table }をブレイク：{ $players }が空席を抽選
do-break = ブレイク
card-for-the-absent = 離席者の席にカードを置く
away-card-stays = { $name }は離席中：席にカードを置く
so-many-tables-break = { $tables }を閉じる：{ $table }から{ $last }まで
several-away-cards-stay = { $names }は離席中：各席にカードを置く
pay-place = { $place }の支払い：{ $name }に{ $amount }
prize-less-owed = { $prize }から{ $name }の未払い{ $owed }を引く
still-owes = { $name }の未払い：{ $owed }
hand-ticket = チケット{ $number }を{ $name }に渡す
ticket-is-good-for = { $value }相当、{ $event }で使えます
a-ticket-pays = チケット払い{ $amount }
do-handed = 渡した
sign-payout-sheet = 支払い表にサインをもらう
do-paid = 支払済み
collect-from = { $name }から{ $amount }を回収
do-collected = 回収済み
take-announced-rebuy = { $name }のリバイを受け取る：{ $price }
announced-before-the-hand = ハンド前に宣言し、そのチップを含めてプレイ

## engine/advice/no_shows

entry-is-forfeited = エントリーは没収
buy-in-is-held = バイインはプールから外し、{ $days }預かる
days = { $count ->
    [one] { $count }日
   *[other] { $count }日
}
absent-since-the-start = 開始時に不在で、その後も来ていない
if-here-split = 来ていた場合：split { $seat } とチップ数
remove-no-show = { $name }は来ていません：{ $seat }のスタックを外す
do-remove = 外す

## engine/advice/open_money

house-puts-in = 店が{ $amount }を入金
prizes-need-the-house = 賞金に追加金と補填が必要
no-winner-was-named = 獲得者が入力されていない
say-who-knocked-out = { $name }を飛ばした人を入れる
open-the-envelope = { $name }の封筒を開ける
envelope-pays-the-knock-out = このノックアウトのバウンティが入っている
do-open = 開く
say-who-won-bounty = { $name }のバウンティ{ $amount }を獲得した人を入れる
house-takes-out = 店が{ $amount }を引き出す
house-put-in-too-much = 賞金に必要な額より多く入金した
pay-bounties = バウンティの支払い：{ $name }へ{ $amount }
so-many-won = 獲得：{ $what }
bounties = { $count ->
   *[other] バウンティ{ $count }個
}
collected-and-paid-out = 集金{ $collected }、支払い{ $paid }
collect-of-others = { $amount }を回収：{ $whose }
pay-others = { $amount }を支払う：{ $whose }

## engine/advice/penalties

penalty-served-back = ペナルティ終了：{ $name }は{ $seat }に戻れます
for-reason = 理由：{ $reason }
do-back = 復帰

## engine/advice/put_off

log-later = 後で
log-due-again = 再び表示
log-dismissed = 無視
log-reason = { $what }（{ $why }）
keep-reason-200-characters = 理由は200文字以内にしてください。
advice-not-put-off = その案内は後回しになっていません。
passed-already-choose-later = もう過ぎています。後の時点を選んでください。
put-off-day-most = 後回しは1日以内です。または無視してください。
say-why-dismissed-log = 無視する理由を入れてください。記録に残ります。
nothing-kind-due-now = 今それに当たるものはありません。

## engine/advice/seats

draw-the-seats = 席を抽選：{ $players }
by-a-recorded-seed = どの席も同じ確率で、あとから確認できます
do-draw = 抽選
enter-the-cards = 引いたカードを入力：残り{ $players }
last-card-draws = 席ごとに1枚、最後の1枚で抽選完了
cannot-draw-as-arranged = この指定では席を抽選できません
seat-first-alternate = オルタネイト1番の{ $name }を着席
seat-alternates = { $alternates }を着席：最初は{ $name }
a-seat-is-open = 空席あり
alternates-wait = { $count ->
    [one] { $count }人が席待ち
   *[other] { $count }人が席待ち
}
seated-in-order = 順番どおり、卓と席は抽選
do-seat = 着席
draw-again = 再抽選：{ $players }を{ $tables }に
do-draw-again = 再抽選
open-tables-redraw = 卓を開く：全員が{ $tables }で席を再抽選
open-table-redraw = 卓{ $table }を開く：全員が{ $tables }で席を再抽選
open-table-so-many-each = 卓{ $table }を開く：{ $tables }で1卓約{ $each }人
open-table-players-move = 卓{ $table }を開く：{ $tables }から{ $players }
players-move = { $count }人が移動
or-for-sale-only = または入力行で open { $table }（販売のみ）
players-wait-for-a-seat = { $count ->
    [one] { $count }人が席を待っている
   *[other] { $count }人が席を待っている
}
no-seat-is-open = 空席なし
leaves-locked-seat = { $name }は固定席{ $seat }を離れます。

## engine/advice/shot_clock

begin-shot-clock = ショットクロック開始：決断は{ $seconds }秒
end-shot-clock = ショットクロック終了
shot-clock-of-level = レベル{ $level }になりました
shot-clock-of-final = 残り1卓
give-time-cards = { $players }に{ $cards }ずつ配る
time-cards-for-the-day = 新しい日が始まります
do-give = 配る

## engine/advice/waiting

breaks-are-held = ブレイク保留：{ $table }は継続
matter-draw = 席
matter-start = 開始
matter-button = 最初のボタン
matter-seat = オルタネイトの席
matter-open = 卓の追加
matter-balance = 人数調整
matter-break = 卓のブレイク
matter-redraw = 再抽選
matter-halt = 少人数の卓
matter-colour-up = カラーアップ
matter-penalty = ペナルティ
matter-absence = 離席
matter-no-show = ノーショー
matter-pay = 支払い

## engine/advice/win_seats

a-seat-for-everybody = 残り全員にシートがあり、ほかに現金はない
satellite-is-over = サテライト終了：{ $players }がシート獲得

## engine/floor_line/absent_verbs

floor-who-is-away = 誰ですか？席か名前：absent 6.4
floor-who-goes-home = 誰が帰りますか？席か名前：home 6.4
floor-who-is-back = 誰ですか？席か名前：present 6.4
floor-is-away = { $who }、離席
floor-is-away-for-longer = { $who }は{ $minutes }より長く離席：スタックを分ける
floor-is-back = { $who }、着席

## engine/floor_line/break_verbs

floor-break-which = どの卓ですか？b 6、または引いた席も付けて b 6 3.4 2.7
floor-break-seats-drawn = 引いた席を、3.4 のように1人に1つずつ
floor-break-players-draw = { $broken }：プレイヤーは空席を抽選
floor-break-drew-and-next = { $drew } → { $last }、{ $next }は？
floor-break-to-seats-drawn = { $broken }：{ $players }が引いた席へ

## engine/floor_line/conduct_verbs

floor-time-on-whom = 誰にですか？t 6.4、その後 t 行動 または t 時間切れ
floor-time-acted = 時間内にアクション
floor-time-ran-out = 時間切れ（ハンドはデッド、ベットがなければチェック）
floor-time-called-once = これまで1回
floor-time-called-before = これまで{ $called }回
floor-time-not-before = 考慮{ $wait }秒まではコール不可
floor-time-to-act = 持ち時間{ $seconds }秒
floor-penalty-for-whom = 誰にですか？p 6.4 2r、p 6.4 3h、警告は p 6.4 w
floor-penalty-plays-again = { $name }はプレイに復帰
floor-penalty-none = { $name }はペナルティ中ではありません。
floor-penalty-how-many = 何ハンド終わりましたか？p 6.4 +3
floor-penalty-played = { $name }：{ $hands }終了
floor-penalty-which = 2周は2r、3ハンドは3h、警告はw
floor-penalty-before = これまで：{ $penalties }
floor-penalty-of-hands = { $who }：{ $sentence }、{ $hands }
floor-penalty = { $who }：{ $sentence }
floor-missed = 未払い
floor-missed-who = ブラインドを払わなかったのは誰ですか？missed 6.4
floor-missed-blind = ブラインド未払いのボタン
floor-missed-absent-button = 不在のボタン{ $number }個目
floor-missed-what = { $who }：{ $what }
floor-found-with-whom = 誰に何枚ありましたか？found 6.4 9、額面も付けるなら found 6.4 9x5
floor-found-none-left = その卓から回収したチップはまだありません。
floor-found-make = { $who }：{ $chip } × { $chips }枚 → { $next } × { $new }枚
floor-found-make-none = { $who }：{ $chip } × { $chips }枚 → { $next }なし、{ $removed }チップを除外
floor-found-make-and-leave = { $who }：{ $chip } × { $chips }枚 → { $next } × { $new }枚、{ $removed }チップを除外
floor-found-chips = { $who }：{ $chip } × { $chips }枚
floor-stack-whose = 誰のスタックで、何チップですか？{ $word } 6.4 5300
floor-stack-split = { $who }：{ $others }に各{ $chips }、バンクへ{ $bank }
floor-stack-leaves-play = { $who }：{ $chips }チップを除外
floor-behind-who = 誰ですか？ハンド前に behind 6.4
floor-behind = { $who }：追加分を含めてプレイ、購入が必要
floor-behind-off = { $who }：リバイは不要
floor-colour-whose = 誰のどのチップですか？colour 6.4 25
floor-colour-up = { $who }：{ $chip }を同額の大きいチップに交換。テーブルに告知
floor-penalty-for = 理由：{ $what }（{ $book } { $rule }）
floor-shot-what = shot on、shot off。shot 6.4 でタイムカード、shot give で追加
floor-shot-give = 残る全員に{ $cards }
floor-shot-card = { $who }がタイムカードを使用、残り{ $left }

## engine/floor_line/correct_verbs

floor-correction-back-in = この席に復帰
floor-back-who = 敗退していないのは誰ですか？back dele
floor-back-at-open-seat = { $name }は今抽選した空席へ · 他は移動なし
floor-correction-somebody-else = 別の人
floor-not-who = 誰ではなく、誰でしたか？not dele 正しくは bo
floor-not-neither = { $name }は敗退しておらず、移動の指示も受けていません。
floor-not-but-who-was-out = { $name }ではなく、敗退したのは誰ですか？席か名前
floor-not-but-who-moved = { $name }ではなく、移動したのは誰ですか？席か名前
floor-not-is-out = { $who }が敗退 · { $name }は{ $seat }、移動なし
floor-not-went-to = { $who }が{ $there }へ移動 · { $name }ではない
floor-correction-other-buyer = 買ったのは別の人
floor-bought-who = 買ったのは誰ではなく、誰ですか？r ではなく dele 正しくは bo
floor-bought-none = { $name }は買っていません。
floor-bought-by-other = { $who }が{ $price }で購入 · { $name }ではない
floor-sits-who = 誰が、どの席ですか？sits dele 3.2
floor-sits-two = { $name }は{ $here }、{ $other }は{ $there } · 移動なし
floor-sits-one = { $name }は{ $here } · 移動なし
floor-bounty-whose = 誰のバウンティで、獲得者は誰ですか？bounty dele に bo
floor-bounty-none = { $name }のバウンティはまだ獲得されていません。
floor-bounty-who-won = { $name }：獲得者は誰ですか？席か名前
floor-bounty-to = { $name }の分を{ $names }へ

## engine/floor_line/count_verbs

floor-count-whose-stack = 誰のスタックですか？count 6.4 35000、または卓を席順に：count 6 35000 8000
floor-counted-before = 前回のカウントは{ $chips }
floor-counted = { $who }：{ $sum }
floor-counted-several = { $stacks }、{ $sum }チップ
floor-count-numbers = { $called }のスタックを数字で入力してください。
floor-count-only-players = { $called }にいるのは{ $players }だけです。
floor-count-and-who = { $who }は？
floor-chips-in-whose = 誰のスタックで、何チップですか？chips 入 6.4 500 誤り
floor-chips-out-whose = 誰のスタックで、何チップですか？chips 出 6.4 500 ペナルティ
floor-chips-out-why = { $name }、理由は？テーブル外：撤去、持ち主不明：遺失、ペナルティ、誤り
floor-nobody-at = { $seat }（空席）
floor-chips-in = { $who }：{ $chips }追加、{ $why } · 合計{ $sum }
floor-chips-out = { $who }：{ $chips }除外、{ $why } · 合計{ $sum }

## engine/floor_line/deal_verbs

floor-deal-which = どの卓の次のハンドですか？deal 6 または deal 全部
floor-deal-stud = { $table }の次のスタッド：ボタンは{ $button }のまま
floor-deal-one = { $table }の次のハンド：ボタン{ $button }、ビッグブラインド{ $big_blind }
floor-deal-several = { $tables }の次のハンド

## engine/floor_line/end_verbs

floor-end-here = ここで終了
floor-end-chips = 全員のチップは？end by chips 6.4 12000, 6.5 8000
floor-end-by-deal = 残り{ $players }、順位はディールどおり
floor-end-by-chips = 残り{ $players }、順位はチップ順
floor-end-share = 残り{ $players }、{ $places }を分ける
floor-how-many-chips = { $part }のチップはいくつですか？
floor-pay = 支払い
floor-pay-whom = 誰にですか？pay anna
floor-pay-nothing = { $name }に支払うものはありません。
floor-hand-ticket = { $name } · チケット{ $number }
floor-pay-goods = { $name }・{ $goods }
floor-pay-bounties = バウンティ{ $amount }
floor-pay-less-owed = { $net }（{ $prize }から未払い{ $owes }を差引）
floor-pay-then-bounties = 続いてバウンティ{ $amount }
floor-pay-still-owes = 未払いの残り{ $amount }
floor-pay-in = { $name } · { $what }、{ $by }

## engine/floor_line/entry_verbs

floor-enter-known-or-new = 登録済みの人ですか、新しいプレイヤー{ $name }ですか？
floor-new-player = 新しいプレイヤー：{ $name }
floor-for-whom = 誰にですか？席か名前
floor-enter-whom = 誰ですか？n Anna Berg、支払い方法も付けるなら n Anna Berg, card
floor-enter-alternate = { $says } · 空席なし：オルタネイト（待ち順{ $place }）
floor-enter-is-in = { $name }はもう参加しています。同じ名前の新しいプレイヤーですか？
floor-enter-is-out = { $name }は敗退しています。再び参加ですか、同じ名前の新しいプレイヤーですか？
floor-how-it-is-paid = 支払い方法
floor-a-kind-of-buy-in = バイインの種類
floor-offer = { $name } · { $amount } → { $chips }チップ
floor-offer-how = { $name } · { $amount }、{ $how } → { $chips }チップ
floor-and-chips-leave-play = { $chips }チップを除外
floor-paid-in = { $name } · { $amount }、{ $payment }
floor-no-show-held = バイインは{ $days }日間預かる
floor-no-show = { $name } · スタックを除外、{ $money }

## engine/floor_line/hand_verbs

floor-h4h-ends = ハンド・フォー・ハンド終了、各卓がそれぞれ続ける
hand-for-hand = ハンド・フォー・ハンド
floor-h4h-until-which = 入賞まで、または h4h 次の賞、h4h 9、h4h 終了
floor-h4h-until-paid = 残り全員が入賞するまで
floor-h4h-until-prize-rises = 賞金が上がるまで
floor-h4h-until-one-left = 残り1人になるまで
floor-h4h-until-left = 残り{ $players }人になるまで
floor-h4h-finish-the-hand = 今のハンドを終えて待つ（{ $until }）。このハンドの敗退者も数える
log-hand-done = ハンド終了
floor-done-which = どの卓ですか？done 4 7、全卓なら done
floor-done-not = { $words }はまだ終わっていない
floor-done-all = { $words }：全卓で{ $turn }終了
floor-done-one-plays = { $words }：残り1卓
floor-done-still-play = { $words }：残り{ $still }卓
floor-hold-which = どの卓ですか？hold 6
floor-run-which = どの卓ですか？run 6
floor-hold = { $words }：オールインとコール、他が終わるまでカードは伏せたまま
floor-run = { $words }：ボードを最後まで開く
floor-deal-all-time = 全卓で次のハンド：タイマーから{ $off }引く、残り{ $left }
floor-deal-all = 全卓で次のハンド
floor-rank-none = 決める順番はありません。
floor-rank-stacks = { $names }のハンド開始時のスタックを、この順に
floor-name-and-chips = { $name } { $chips }
floor-ranked = { $table }：{ $names }

## engine/floor_line/mod

floor-seat-or-two-tables = 席ですか、二つの卓ですか。
floor-before-opening = トーナメントを開く前は入力できません。
floor-bust-who-else = このハンドで他に誰ですか？
floor-bust-finishes = { $finish }で敗退
floor-bust-one-hand = { $names }が同じハンドで敗退
floor-bust-equal = { $names }が同時に敗退、同順位
floor-bust-places = { $finish }
floor-bust-together = { $names }がこのハンドで敗退
floor-bust-left = 残り{ $after }人
floor-bust-two-tables = 2つの卓で：順番ですか、同時ですか？
floor-first-finishes-lowest = 先に出た人が最も下の順位
floor-at-once = { $names }が同時
floor-they-share = 同順位で分ける
floor-bust-by = 飛ばしたのは{ $names }
floor-bust-wins-bounties = 飛ばしたのは{ $names }、バウンティ{ $amount }を獲得
floor-bust-share-bounties = 飛ばしたのは{ $names }、バウンティ{ $amount }を分ける
floor-bust-bounty-whose = バウンティ{ $amount }は誰ですか？「に」と席か名前を付ける
floor-rebuy-at-most = { $chips }チップ以下の時
floor-rebuy-whose-bounty = バウンティは誰のものですか？先に「に」を付けて敗退を入れる。なければ未確定
floor-move-whom = 誰を、どこへ？m 6.4 2.3
floor-move-no-seat = 他の卓に空席がありません。
floor-move-to = { $who } → { $there }
floor-swap-who = 誰と誰が席を交換しますか？swap 6.4 6.7
floor-swap-with-whom = { $who }、誰とですか？
floor-swap = { $one } ↔ { $other }
floor-arrived-who = 誰ですか？席か名前、または卓に出入りする全員：ok 6
floor-arrived-nobody = { $words }に出入りする移動中の人はいません。
floor-arrived-table = { $table }に出入りする{ $who }
floor-arrived-not-listed = { $name }は移動リストにいません。
floor-name-which = どの卓で、名前は何ですか？name 6 Feature table
floor-name-number-again = 卓{ $table }は番号表示に戻す
floor-name = 卓{ $table }は「{ $name }」
floor-size = { $words }は{ $seats }
floor-size-which = どの卓で、何席ですか？size 6 8
floor-close = { $table }、誰もいない
floor-close-which = どの卓ですか？close 6
floor-at-seat = { $words }は席{ $seat }
floor-and-the-clock-runs = { $says } · ハンド・フォー・ハンドが終わり、クロックが動き出します
floor-at-seat-stud = { $words }は席{ $seat }、スタッドのハンド
floor-at-seat-which = どの卓で、どの席ですか？{ $example }
floor-who = { $name }、{ $seat }
floor-no-entry = プレイ中のエントリー{ $number }はありません。
floor-nobody-called = プレイ中に「{ $word }」という名前の人はいません。
floor-then = 、次に{ $name }
floor-taken-of = { $limit }回中{ $taken }回使用
floor-taken = { $taken }回使用、無制限

## engine/floor_line/order_verbs

floor-order-usual = 卓のブレイクは通常の順、番号の大きい卓から
floor-order-next = 次にブレイクするのは{ $table }
floor-order-several = 次にブレイクするのは{ $names }、この順
floor-restart = 再開に備え、次のハンドの前に卓の人数をそろえる
floor-play-on = { $names }、人数が少なくても続行
floor-later-which = どのレベルまでですか？later レベル 8
floor-dismiss = 無視
floor-dismiss-why = 理由は？dismiss と理由、記録に残る
floor-until-asked-for = 次に呼び出すまで
floor-put-off-nothing = 後回しにできる案内はありません。
floor-put-off = { $matter }、{ $until }

## engine/floor_line/ruling_verb

floor-pick-on-wall = 画面に表示

## engine/floor_line/seat_verbs

floor-lock-which = どの席を誰にですか？lock 3.2 dele または lock dele 解除
floor-lock = 次の抽選から{ $seat }は{ $name }用
floor-lock-off = { $name }は他の人と同じく抽選
floor-block-which = どの席ですか？block 3.2 または block 3.2 解除
floor-block-off = { $seat }はまた使う
floor-block = { $seat }は誰にも割り当てない
floor-apart-which = どの2人ですか？apart anna+bo または apart anna+bo 解除
floor-apart-off = { $first }と{ $name }は同じ卓でもよい
floor-apart = { $first }と{ $name }は次の抽選から別の卓
floor-dealer = ディーラー
floor-dealer-who = 誰ですか？dealer anna または dealer anna 解除
floor-dealer-off = { $name }はもうディーラー役をしない
floor-dealer-on = { $name }はディーラー役：次の抽選で1卓に1人、中央の席
floor-card-everybody = 全員がカードを持っています。
floor-card-next = 次は{ $name }が引く：9s のようなカード、または名前とカード
floor-card-drew = { $name }は{ $card }を引いた
floor-card-dealt = { $name }：プログラムがカードを配る
floor-seat-first = リストから{ $alternates }、最初は{ $first }
floor-open-which = どの卓ですか？open 4
floor-open = { $table }、販売のみ：オルタネイトが着席し、誰も移動しない
floor-room-opened = { $tables }、{ $more }を開き、参加した人はすぐに席をもらう
are = { $count ->
   *[other] { $count }卓
}
floor-room-draw-opens = { $tables }、抽選では全員が座れる最小限の卓を開く
floor-room-which = 会場は何卓ですか？tables 5、tables 61-68、または tables any
floor-button-drawn = 店の方式で抽選
floor-button-everywhere = 全卓で席{ $seat }
floor-button-which = どの席ですか？btn 全部 4

## engine/floor_line/small_words

line-by = に
line-then = 次に
line-not = ではなく
line-but = 正しくは
line-off = 解除
line-all = 全部
line-end = 終了
line-jump = 次の賞
line-acted = 行動
line-time-out = 時間切れ
line-chips-in = 入
line-chips-out = 出
line-chips-off = 撤去
line-chips-lost = 遺失
line-chips-penalty = ペナルティ
line-chips-error = 誤り
line-level = レベル
line-longer = 長時間
line-dodging = 逃れ
line-on = オン
line-give = 配る
line-wall = 画面
line-away = 消去

## engine/log/correct

later-lines = { $count ->
    [one] 後の{ $count }行
   *[other] 後の{ $count }行
}
later-line-depends = { $lines }と矛盾します（{ $numbers }行目）。それも取り消すか、このままにしてください。
later-lines-depend = { $lines }と矛盾します（{ $numbers }行目）。それらも取り消すか、このままにしてください。
many-later-lines-depend = { $lines }と矛盾します（{ $numbers }行目ほか）。それらも取り消すか、このままにしてください。
restore-first = 前の操作と矛盾します。先にその操作を復元してください。
would-break = できません（{ $wrong }）。
too-many-lines-hang = 多くの行が互いに関わっています。少しずつ訂正してください。
say-corrected = 訂正する行を指定してください。
no-such-line = { $number }行目はありません。
opening-cannot-struck-delete = オープンの行は取り消せません。トーナメントを削除してください。
line-is-undo-or-redo = { $number }行目は「元に戻す」か「やり直し」です。対象の行を訂正してください。
line-struck-already = { $number }行目はもう取り消されています。
line-in-force = { $number }行目は取り消されていません。
tournament-opened-once-first = トーナメントを開くのは最初の行の1回だけです。
something-forgotten-put-after = 忘れた操作は、何かを行った行の後に入れてください。

## engine/log/describe

log-undo = 元に戻す
log-redo = やり直し
log-strike = { $lines }を取り消し
log-restore = { $lines }を復元
log-after-line = { $what }、{ $number }行目の後
log-insert = 追加
log-change-line = { $lines }を書き換え
log-line-now = 現在は{ $what }
log-add-before = { $number }行目の前に挿入
log-line-named = { $verb } { $what }
log-line-number = { $number }行目
lines = { $count }行
log-line-numbers = { $numbers }行目
log-correction-of = { $lines }の訂正

## engine/log/fold

nothing-undo = 元に戻すものがありません。
nothing-redo = やり直すものがありません。

## engine/log/invariants

would-sit-twice = { $name }が二重に着席します
would-sit-on-blocked-seat = { $name }がブロック中の席に着きます
would-be-counted-wrong = { $table }の人数が合いません
seat-not-there = ない席にプレイヤーが着きます
would-wait-without-reason = { $name }が理由なく待つことになります
paid-player-missing = 支払ったプレイヤーがいなくなります
would-be-in-twice = { $name }が二重に参加します
would-finish-in-two-places = { $name }の順位が2つになります
player-without-place = 順位のないプレイヤーが出ます
opened-without-a-bag = { $player }はバッグなしで来たのに、バッグを開けたことになります
money-not-balanced = お金の計算が合いません
who-never-entered = エントリーしていないプレイヤー

## engine/log/floor_corrections

floor-correction-another-seat = 別の席、実際のとおり
floor-correction-other-hitman = { $name }を飛ばしたのは別の人

## engine/rulebook/calling_time

player-called-5-seconds = クロックの持ち時間は5秒～10分です。
warnings-lie-between-call = 残り時間を告げるのは、クロックが入ってから時間切れまでの間です。
count-shorter-time-act = カウントダウンは持ち時間より短くしてください。

## engine/rulebook/chip_set

chip-red = 赤
chip-green = 緑
chip-black = 黒
chip-purple = 紫
chip-yellow = 黄
chip-orange = オレンジ
list-chips-smallest-value = チップは小額から順に、額面ごとに1回入れてください。
chip-set-most-20 = チップセットは20色までです。スタックにはその中のチップだけを使います。
chip-colour-such-c8372d = チップの色は #c8372d のように、額面は10,000,000,000以下にしてください。
count-most-ten-million = 1色のチップは10,000,000枚までです。
chips-sold-1-10 = チップは1色1～10,000枚単位です。

## engine/rulebook/hand_for_hand

soft-hand-for-hand = ソフト・ハンド・フォー・ハンド
round-for-round = ラウンド・フォー・ラウンド
hand = ハンド
round = ラウンド
log-round-done = ラウンド終了

## engine/rulebook/house_rules/lines

rule-game = ゲーム
rule-seats-at-a-table = 1卓の席数
rule-first-seats = 最初の席
rule-first-button = 最初のボタン
rule-button = ボタン
rule-short-big-blind = ビッグブラインド不足時の優先順
rule-level-tables = 卓の人数差
rule-level-within-one = 差を1人以内に
rule-halting-a-table = 卓の停止
rule-who-moves = 移動する人
rule-from-which-table-when-tied = 同数のとき、どの卓から
rule-to-which-seat = どの席へ
rule-moved-near-the-blinds = ブラインド付近への移動
rule-a-table-breaks = 卓のブレイク
rule-breaks-are-held = ブレイク保留
rule-redraws = 再抽選
rule-odd-chips = 端数チップ
rule-the-tables-play-together = 全卓の進行
rule-off-the-clock-for-each-hand = 1ハンドごとにタイマーから引く時間
rule-advised = 案内の時期
rule-calling-time = クロック
rule-shot-clock = ショットクロック
rule-away-from-the-table = 離席
rule-players-who-never-come = 来ないプレイヤー
rule-their-money = そのお金
rule-seats-per-table-means = この席数で全員が座れるだけの卓を開きます。
rule-tolerance = { $number }人以内
rule-tolerance-means = ある卓が他の卓より{ $number }人多くなると、1人が移動します。
rule-preferred-size = 1卓{ $number }人
rule-preferred-size-means = 残り全員が他の卓に{ $number }人ずつで収まると、順番が次の卓がブレイクします。
rule-time-at = 残り{ $seconds }秒
rule-time-counted = 残り{ $seconds }秒からカウント
rule-time-not-before = 考慮{ $seconds }秒まではコール不可
rule-time-nothing-said = 時間切れまで何も告げません。
rule-time-said = 告げる時：{ $when }。その後、ハンドはデッド、ベットがなければチェックです。
rule-time-seconds = { $seconds }秒
rule-shot-clock-none = なし
rule-shot-clock-none-means = クロックが入るまで考えられます。
rule-shot-clock-means = ディーラーの端末がアクションごとに秒読みします。
rule-shot-clock-cards-means = ディーラーの端末がアクションごとに秒読みします。タイムカード1枚で{ $seconds }秒延びます。
rule-absence-blinded-off = ブラインドで減らす
rule-absence-blinded-off-means = スタックにもカードを配り、なくなるまでブラインドを取ります。
rule-absence-split = { $minutes }分後に分配
rule-absence-split-means = スタックを卓の他の人に均等に分けます。端数チップはバンクに入ります。
rule-absence-missed-blind-and-two-absent-buttons = ブラインド未払いと不在のボタン2個
rule-absence-missed-blind-and-two-absent-buttons-means = その後、チップを回収できます。卓で3人目の離席者は、次のブラインドまでに戻る必要があります。
rule-pace-one-hand = 1ハンドずつ
rule-pace-one-hand-means = 全卓が1ハンドごとに他の卓を待ちます。タイマーは止め、1ハンドごとに時間を引きます。
rule-pace-one-hand-softly = 1ハンドずつ（ソフト）
rule-pace-one-hand-softly-means = 全卓が1ハンドごとに他の卓を待ち、タイマーは動き続けます。
rule-pace-one-round = 1ラウンドずつ
rule-pace-one-round-means = 全卓が1ラウンドごとに他の卓を待ち、タイマーは動き続けます。
rule-time-off-means = ハンドの開始時に引きます。使った時間に応じてブラインドが上がり、休憩はハンドの終わりを待ちます。
rule-advised-from-on-the-directors-word = ディレクターの宣言時
rule-advised-from-on-the-directors-word-means = 案内はしません。h4h で宣言します。
rule-advised-from-one-to-the-money = 入賞まであと1人
rule-advised-from-one-to-the-money-means = 次の敗退者が最後の入賞圏外になると案内します。
rule-advised-from = 入賞まであと{ $number }人
rule-advised-from-means = 入賞まであと{ $number }人以下になると案内します。
rule-form-holdem-or-omaha = ホールデムまたはオマハ
rule-form-holdem-or-omaha-means = フルテーブルです。ホームゲームは10人、カードルームは9人です。
rule-form-eight-handed = 8人卓
rule-form-eight-handed-means = 8人卓のホールデムまたはオマハです。
rule-form-six-handed = 6人卓
rule-form-six-handed-means = 6人卓のホールデムまたはオマハです。
rule-form-big-o = ビッグO
rule-form-big-o-means = 各自5枚、8人卓です。ファイナルテーブルも同じです。
rule-form-stud = スタッド
rule-form-stud-means = 8人卓です。それより多いとカードが足りません。
rule-form-draw-or-lowball = ドローまたはローボール
rule-form-draw-or-lowball-means = 6人卓です。
rule-form-badugi = バドゥーギ
rule-form-badugi-means = 8人卓です。
rule-initial-seats-drawn-at-random = 無作為に抽選
rule-initial-seats-drawn-at-random-means = すべての席を、記録されたシードで抽選します。
rule-initial-seats-a-card-each = カードを1枚ずつ
rule-initial-seats-a-card-each-means = スートが卓、数字が席です。エースは席1です。
rule-initial-seats-first-come-first-choice = 先着順に選択
rule-initial-seats-first-come-first-choice-means = カードを表向きに置き、早い人から選びます。1卓のサテライトと同じです。
rule-initial-seats-when-the-entry-is-sold = エントリー時
rule-initial-seats-when-the-entry-is-sold-means = tables 6 のように、先に卓を開きます。参加した人はすぐに席をもらいます。
rule-first-button-the-aces-seat = エースの席
rule-first-button-the-aces-seat-means = エースを引いた人が席1に座り、最初のボタンになります。
rule-first-button-high-card-at-each-table = 卓ごとに最も高いカード
rule-first-button-high-card-at-each-table-means = 各プレイヤーに1枚配ります。数字とスートが最も高い人がボタンです。
rule-first-button-one-draw-for-all-tables = 全卓共通で1回抽選
rule-first-button-one-draw-for-all-tables-means = 1卓で全席に1枚ずつ配ります。最も高い席が、空席でも全卓のボタンです。
rule-button-dead-button = デッドボタン
rule-button-dead-button-means = ビッグブラインドは順番の人に進みます。スモールブラインドとボタンは、空席でもその後に続きます。
rule-button-moving-button = ムービングボタン
rule-button-moving-button-means = ボタンは必ず次の人に進みます。ブラインドを飛ばさないよう、ビッグブラインドが2つになることがあります。
rule-ante-order-blind-first = ブラインドが先
rule-ante-order-blind-first-means = 不足したビッグブラインドのチップは、まずブラインド、残りがアンティになります。
rule-ante-order-ante-first = アンティが先
rule-ante-order-ante-first-means = 不足したビッグブラインドのチップは、まずアンティ、残りがブラインドになります。
rule-no-show-due-blinded-off = ブラインドで減らす
rule-no-show-due-blinded-off-means = スタックはプレイに残り、なくなるまでブラインドを払います。
rule-no-show-level = レベル{ $level }で除外
rule-no-show-level-means = レベル{ $level }の最初のハンドまでに来ない人は、スタックごと外します。
rule-no-show-due-a-level-or-half-an-hour = 1レベルまたは30分
rule-no-show-due-a-level-or-half-an-hour-means = レベル2か30分後の早いほうから、ディレクターはスタックを外せます。
rule-no-show-money-forfeited = 没収
rule-no-show-money-forfeited-means = エントリーは数え、お金は賞金プールに残ります。
rule-no-show-held = { $days }日間預かる
rule-no-show-held-means = エントリーは数えません。支払った全額を預かり、期限後は店のものになります。
rule-tighter-at = { $number }卓以下
rule-tighter-near-money = 入賞まで1卓分の人数
rule-tighter-restart = { $number }卓以下での再開時
rule-tighter-no = なし
rule-tighter-no-means = 認める人数差は最後まで同じです。
rule-tighter-means = そこからは、卓の人数差は1人までです。
rule-tighter-whichever-means = いずれか早い時点から、卓の人数差は1人までです。
rule-halt-at-never = なし
rule-halt-at-never-means = 人数の少ない卓も、移動者が来るまで続けます。
rule-halt-at = { $number }人不足で停止
rule-halt-at-means = 最も多い卓より{ $number }人少ない卓は、移動者が来るまでハンドを配りません。ディレクターは続行させることができます。
rule-mover-the-same-position = 同じ位置
rule-mover-the-same-position-means = ボタンからの位置が敗退者と同じ人が移動します。
rule-mover-the-next-big-blind = 次のビッグブラインド
rule-mover-the-next-big-blind-means = 次のハンドでビッグブラインドになる人が移動します。スタッドでは同じ席の人です。
rule-from-table-low-card = ローカード
rule-from-table-low-card-means = 最も多い各卓に1枚配り、最も低い卓から1人移動します。スペードのエースが最も高いカードです。
rule-from-table-the-next-to-break = 次にブレイクする卓
rule-from-table-the-next-to-break-means = 最も多い卓のうち、ブレイク順が先の卓です。
rule-from-table-the-director-says = ディレクターが指定
rule-from-table-the-director-says-means = 最も多い卓の中からディレクターが選びます。
rule-to-seat-the-eliminated-players-seat = 敗退者の席
rule-to-seat-the-eliminated-players-seat-means = 移動者は空いた席に入ります。
rule-to-seat-earliest-big-blind = 最初のビッグブラインド
rule-to-seat-earliest-big-blind-means = 空席のうち、最初にビッグブラインドになる席です。
rule-to-seat-worst-position = 最も不利な位置
rule-to-seat-worst-position-means = 空いていれば、2回続いてもビッグブラインドです。なければその手前で最も近い席です。スモールブラインドにはなりません。
rule-moved-in-plays-at-once = すぐに参加
rule-moved-in-plays-at-once-means = 移動者は席に応じて支払います。スモールブラインドとボタンも同じです。
rule-moved-in-waits-in-small-blind-and-button = スモールブラインドとボタンでは待つ
rule-moved-in-waits-means = その席の移動者は、ボタンの通過後に参加します。他の席ではすぐに参加します。
rule-moved-in-waits-between-small-blind-and-button = スモールブラインドとボタンの間では待つ
rule-race-the-highest-cards = 最も高いカード
rule-race-the-highest-cards-means = 端数チップ1枚につき1枚配ります。高いカードが勝ち、1つの席に2枚のこともあります。余りが新しいチップの半分なら1枚増やします。チップがなくなる人が最初の1枚をもらいます。
rule-race-one-chip-each-at-the-most = 1人1枚まで
rule-race-one-chip-each-at-the-most-means = 高いカードが勝ち、1人1枚です。余りが新しいチップの半分を超えると1枚増やし、500なら必ず増やします。チップがなくなる人は、別に1枚もらいます。
rule-hold-breaks-never = なし
rule-hold-breaks-never-means = 残り全員が他の卓に収まると、すぐに卓がブレイクします。
rule-hold-breaks-while-entries-can-come = エントリー受付中
rule-hold-breaks-while-entries-can-come-means = レイトレジストとリエントリーが終わり、席待ちがいなくなるまで、卓はブレイクしません。
until-level = レベル{ $level }開始まで
until-the-first-break = 最初の休憩まで
rule-until-a-time = 指定の時刻まで
rule-hold-breaks-until-means = それまでは全卓を開けておき、新しい人はどの卓にも席をもらいます。
rule-redraws-none = なし
rule-redraws-none-means = 卓は最後の1卓まで、順にブレイクします。
rule-redraw-at = 残り{ $players }人で{ $tables }に
rule-redraw-at-of = 残り{ $players }人で{ $tables }に（{ $number }卓以上のトーナメント）
a-list = { $each }
rule-redraws-means = 残り全員が新しい席を引きます。

## engine/rulebook/house_rules/mod

preferred-table-size-lies = 基本の人数は2人～卓の席数です。
table-sizes-must-allowed = 卓の人数差は1人以上認めてください。
table-halts-2-12 = 卓が止まるのは2～12人足りないときです。
hand-takes-three-minutes = 1ハンドで引く時間は3分までです。
player-may-away-1 = 離席できるのは1～240分です。
levels-counted-1 = レベルは1から数えます。
money-held-1-3 = お金の預かりは1～3,650日です。
redraw-goes-least-table = 再抽選先は1卓以上、1卓12人までです。

## engine/rulebook/house_rules/shot_clock_lines

rule-shot-streets = ストリート別の時間
rule-shot-streets-none = 全ストリート同じ
rule-shot-streets-none-means = どの決断も同じ時間です。
rule-shot-streets-of = プリフロップ{ $before }秒、以降{ $flop }・{ $turn }・{ $river }秒
rule-shot-streets-means = ディーラーの端末に、時間の異なるストリートごとのボタンがあります。
rule-shot-from = ショットクロック開始
rule-shot-until = ショットクロック終了
rule-time-cards = タイムカード
rule-shot-level = レベル{ $level }から
rule-shot-money = 入賞で
rule-shot-places = 入賞まで{ $places }人
rule-shot-final = ファイナルテーブルで
rule-shot-at-once = 最初のハンドから
rule-shot-at-once-means = 全ての決断に制限時間があります。
rule-shot-from-means = 時期は助言が示し、ディレクターが始めます。
rule-shot-to-the-end = なし
rule-shot-to-the-end-means = 最後のハンドまで続きます。
rule-shot-until-means = 時期は助言が示し、ディレクターが終えます。
rule-cards-not-counted = 数えない
rule-cards-not-counted-means = 各1回だけ使うよう、ディーラーが見ます。
rule-cards-given = スタックと{ $start }枚、各日{ $day }枚、決勝卓{ $last }枚
rule-cards-given-means = 使用はディーラーの端末で記録し、追加の時期は助言が示します。

## engine/rulebook/pool_terms

most-50-amounts-taken = プールから引く額は50件まで、他の賞品も50件までです。
name-taken-out-pool = プールから引くものと、お金以外の賞品に名前を付けてください。
places-count-1 = 順位は1から数えます。
amount-cannot-negative-nor = 金額は0～10,000,000,000です。

## engine/rulebook/prize_structure

rounding-unit-cannot-negative = 端数の単位は負にできません。
say-seat-worth-least = シートの価値を入れてください。
ticket-names-its-event = シートの対象イベントを1～120文字で入れてください。
ticket-first-number = 最初のチケットの番号は1～1,000,000,000です。
give-amount-above-nothing = 1～125,000位に0より大きい額を入れてください。
lower-place-cannot-get = 下の順位が上の順位より多くはできません。
give-percentage-1-1 = 1～1,000位に割合を入れてください。
percentages-sum-to = 割合の合計が{ $sum }で、100になりません。
pay-share-of-field = 入賞は参加者の{ $least }～100パーセントです。
pay-1-125-000 = 入賞は1～125,000人です。
first-place-gets-between = 1位の賞金はプールの{ $least }～100パーセントです。
steepness-between-0-10 = 傾きは0～10です。
minimum-cash-most-thousand = 最低賞金はバイイン1,000回分までです。
structure-least-two-different = 賞金表には違う賞金が2つ以上必要です。

## engine/rulebook/schedule

after-last-double = 最後のレベルの後、ブラインドはレベルごとに2倍になり、長さは同じです。
after-last-step = 最後のレベルの後、ブラインドはレベルごとに最後の幅で上がり、長さは同じです。
after-last-repeat = 最後のレベルの後、同じブラインドで続けます。
asks-for-too-much = ストラクチャーの{ $line }行目に1,000,000,000を超える数があります。
needs-larger-big-blind = ストラクチャーの{ $line }行目にはスモールブラインド以上のビッグブラインドが必要です。
needs-big-blind-or-stud = ストラクチャーの{ $line }行目にはビッグブラインド、またはスタッドのアンティとブリングインが必要です。
needs-bets-of-two-sizes = ストラクチャーの{ $line }行目には2種類のベットが必要です。後のほうを前以上にしてください。
needs-bets-of-stud = ストラクチャーの{ $line }行目にはスタッドのスモールベットとビッグベットが必要です。
needs-bring-in = ストラクチャーの{ $line }行目にはスモールベット以下のブリングインが必要です。
ends-after-hands = ストラクチャーの{ $line }行目は1～1,000ハンドか時間で終わります。
schedule-1-to-500 = ストラクチャーのレベルと休憩は合計1～500です。
schedule-begins-and-ends-with-level = ストラクチャーはレベルで始まりレベルで終わります。休憩はレベルの間です。
first-level-cannot-go-on = 最初のレベルは別のレベルの続きにできません。
two-breaks-side-by-side = 休憩が2つ続いています。1つにしてください。
line-must-last = ストラクチャーの{ $line }行目は1秒～1日にしてください。
mixed-event-2-to-20-games = ミックスゲームは2～20種です。
game-has-a-name = ゲーム名は1～40文字です。
game-changes-after = ゲームは1～100ハンドごと、またはレベルとともに変わります。
lacks-blinds = ブラインド
lacks-bets = ベット
lacks-ante-and-bring-in = アンティとブリングイン
line-lacks = ストラクチャーの{ $line }行目に、{ $game }の{ $missing }がありません。

## engine/rulebook/setup/closing

at-announced-time = 告知した時刻
with-first-hand = 最初のハンド

## engine/rulebook/setup/locale

no-language = 「{ $tag }」という言語はありません。ja、de-CH、en-GB のように書いてください。

## engine/rulebook/setup/mod

give-tournament-name-1 = トーナメント名は1～120文字です。
currency-code-three-capital = 通貨は JPY のような大文字3字、小数は4桁までです。
tournament-most-12-kinds = バイインは12種類までです。
give-every-buy-name = バイインの名前は1～40文字です。
price-cannot-negative-nor = 料金は0～1,000,000,000です。
stack-least-chip-most = スタックは1以上、10,000,000,000以下です。

## engine/rulebook/setup/own_stacks

own-stacks-most = 専用スタックで始められるのは最大10,000人です。
own-stack-name-chips = 専用スタックのプレイヤーには名前と1枚以上のチップが必要です。

## engine/rulebook/shot_clock

shot-clock-5-seconds = ショットクロックは5秒から10分まで、タイムカードは10分までです。
shot-clock-when = ショットクロックの開始と終了は、レベル1〜1,000か、入賞まで1,000人以内で指定します。
time-cards-at-most = タイムカードは一度に{ $most }枚までです。

## engine/rulebook/templates/differences

differs-as-template = { $template }と同じ
differs-so-long-levels = 1レベル{ $minutes }分
differs-no-rebuys = リバイなし
differs-unlimited-rebuys = リバイ無制限
rebuys = { $count ->
   *[other] リバイ{ $count }回
}
differs-so-much-a-head = 1人{ $price }
differs-so-many-chips = { $chips }チップ
differs-no-add-ons = アドオンなし
add-ons = { $count ->
   *[other] アドオン{ $count }回
}
differs-no-re-entries = リエントリーなし
differs-unlimited-re-entries = リエントリー無制限
re-entries = { $count ->
   *[other] リエントリー{ $count }回
}
differs-no-bounties = バウンティなし
differs-fixed-bounties = バウンティ{ $amount }
differs-progressive-bounties = プログレッシブバウンティ{ $amount }
differs-mystery-bounties = ミステリーバウンティ{ $amount }
differs-so-many-at-a-table = 1卓{ $seats }人
differs-rules-of-book = { $book }のルール
levels = { $count ->
   *[other] { $count }レベル
}
differs-levels-from = { $levels } { $blinds }から
differs-the-usual-prizes = 通常の賞金
differs-prizes-of-its-own = 独自の賞金
differs-no-guarantee = 保証なし
so-much-guaranteed = 保証{ $amount }

## engine/rulebook/templates/mod

give-template-name = テンプレートに名前を付けてください。
template-t1000 = 1,000チップ、1レベル20分、リバイ1回。10～24人で3～4時間。
template-t1000-30 = 同じ内容で1レベル30分。5～6時間に休憩を加えます。
template-turbo = 3,000チップ、1レベル10分。10～20人で約2時間。
template-hyper = 1,500チップ、1レベル5分。10～20人で1時間未満。
template-deep-stack = 20,000チップ、100BB、レベル4からビッグブラインドアンティ。16～40人で6～7時間。
template-card-room = TCHルールによるカードルームの大会です。30,000チップ、ビッグブラインドアンティ、レベル9までレイトレジストとリエントリー、15パーセントが入賞。60～200エントリーで7～9時間です。
template-rebuy = 3,000チップ、最初の休憩までリバイ3回まで。3～4時間。
template-league-night = 2,000チップ、1レベル15分、リバイなし。料金の一部はリーグの手数料です。約3時間。
template-bounty = 2,000チップ、1レベル15分、リバイなし。料金の一部はバウンティです。約3時間。
template-satellite = 3,000チップ、1レベル10分、手数料あり。プールで250相当のシートを買い、残りは次の順位の現金です。約2時間。
template-stud = アンティとブリングインのあるフィックスドリミット、5,000チップ、1卓8人。約4時間。
template-horse = 5種のリミットゲームを順に、各卓8ハンドずつ。5,000チップ、1卓8人。約4時間。

## engine/rules/absences

posts-a-round = 1周で{ $chips }をポスト
posts-a-round-and-lasts = 1周で{ $chips }をポスト、残り{ $rounds }

## engine/rules/calling_time

time-is-up = 時間です。
time-seconds-left = 残り{ $left }秒。

## engine/rules/chips/deal

no-card = { $who }：「{ $word }」はカードではありません。Ks や 10h のように入れてください。
dealt-other-than-odd = { $who }に配るのは{ $cards }で、{ $said }ではありません。端数チップ1枚につき1枚です。
card-dealt-more-than-once = { $card }が二度以上配られています（{ $who }）。

## engine/rules/clock/announcement

cue-hold-the-push = ディーラーは今の卓に残ってください。
cue-one-minute = このレベルの残りは{ $time }です。
cue-ten-seconds = { $time }。
cue-level-up = レベル{ $level }。{ $posts }。
cue-break-start = 休憩、{ $time }。
cue-colour-up = この休憩でカラーアップ、{ $chips }。
cue-break-one-minute = 休憩終了まで{ $time }です。席にお戻りください。
cue-break-end = 休憩は終わりです。レベル{ $level }。{ $posts }。
cue-late-registration-closing = レイトレジストはあと{ $time }で締め切ります。
cue-late-registration-closed = レイトレジストは締め切りました。
cue-rebuys-closing = リバイはあと{ $time }で締め切ります。
cue-rebuys-closed = リバイは締め切りました。
announcement-most-200-characters = アナウンスは200文字までです。
brace-stands-alone-placeholder = かっこが片方だけです。{"{"}level{"}"} のように両側に付けてください。
nothing-to-put-in = { $placeholder }はここでは使えません。使えるのは{ $known }です。
cue-chip = { $colour }の{ $value }
cue-blinds = ブラインド{ $blinds }
cue-big-blind-ante = ビッグブラインドアンティ{ $ante }
cue-ante = アンティ{ $ante }
cue-bring-in = ブリングイン{ $amount }
cue-bets = ベット{ $bets }
cue-and-then = { $one }。{ $more }
seconds = { $count }秒
cue-minutes-and-seconds = { $minutes }{ $seconds }
cue-none = なし
cue-of-event = { $event }。{ $words }

## engine/rules/clock/cue_sheet

cue-warns-1-3600 = アナウンスは終了の1～3,600秒前です。

## engine/rules/clock/generator/mod

too-few-round-blinds = このチップでは切りのよいブラインドが足りません。小さいチップを足してください。
give-players-expected = 見込みの人数を入れてください（2～100,000）。
list-chips-at-most-20 = チップは小額から順に、額面ごとに1回、20色まで入れてください。
tournament-10-minutes-to-two-days = トーナメントのプレイ時間は10分～2日です。
level-1-to-240-minutes = レベルは1～240分です。
stack-8-to-1000-big-blinds = 開始スタックは8～1,000BBです。
break-up-to-120-minutes = 休憩は120分までです。20～300分ごとに1回あります。
smallest-blinds-too-large = このチップの最小ブラインドは{ $small }と{ $big }です。スタック{ $stack }では足りません。増やすか、小さいチップを足してください。
no-blinds-fit = このスタックに合うブラインドがありません。ブラインドは1,000,000,000までです。
levels-can = { $minutes }分のレベルならできます。
length-can = { $length }ならできます。
give-another-stack = 別のスタックかチップセットを試してください。
wish-cannot-be-met = { $players }人、スタック{ $stack }、{ $minutes }分のレベルでは{ $length }で終わりません。{ $offer }

## engine/rules/clock/schedule_warnings

small-bet = スモールベット
big-blind = ビッグブラインド
blind-falls = { $name }が{ $from }から{ $to }に下がります。
ante-above-blind = アンティ{ $ante }が{ $name }の{ $amount }より大きいです。
small-bet-is-not-big-blind = スモールベット{ $bet }がビッグブラインド{ $blind }と違います。
big-bet-is-not-twice = ビッグベット{ $big }がスモールベット{ $small }の2倍ではありません。
later-amount-cannot-be-paid = 最後のレベルの後、使用中のチップでは{ $amount }を払えません：{ $chips }。
amount-cannot-be-paid = 使用中のチップでは{ $amount }を払えません：{ $chips }。

## engine/rules/entries/late_registration

tournament-takes-no-entries = このトーナメントは開始後のエントリーを受け付けません。
late-registration-closed = レイトレジストは締め切りました（{ $when }）。

## engine/rules/hand_for_hand/mod

tables-not-play-hand = ハンド・フォー・ハンド中ではありません。先に宣言してください：h4h
table-still-plays = { $table }がまだ{ $turn }中です
tables-still-play-the = { $tables }がまだ{ $turn }中です

## engine/rules/penalties

hands = { $count ->
   *[other] { $count }ハンド
}

## engine/rules/prizes/follow

place-not-paid = { $place }位は入賞圏外です。
paid-place-gets-something = 入賞には賞金が必要です。入賞の数を減らしてください。
held-amounts-do-not-go-together = 固定した金額が合いません。どれかを外してください。
place-gets-at-most = { $place }の賞金は{ $amount }以下です。
place-gets-at-least = { $place }の賞金は{ $amount }以上です。

## engine/rules/prizes/paid_too_much

was-paid = { $name }は{ $amount }を受け取った
was-paid-bounties = { $name }はバウンティで{ $amount }を受け取った
nothing-is-due = 支払うべき額は0
so-much-is-due = 支払うべき額は{ $amount }
finished-place = 最終{ $place }
still-in = まだプレイ中

## engine/rules/prizes/payouts

deal-made-these-prizes = この賞金にはディールがあります。先に元に戻してください。
prize-won-prizes-stay = もう賞金の決まった人がいます。賞金は変わりません。
prize-seat = シート
prize-seat-and-cash = シートと現金
prize-seat-in = { $event }のシート
prize-seat-in-and-cash = { $event }のシートと現金
prizes-rounded = { $unit }単位に切り捨て、余りは1位に加えます。
published-tables-end = 公表された配分表は{ $entries }エントリーまでです。
prizes-by-published-table = { $range }人用の公開された表：{ $shares }パーセント。
prizes-fixed = 金額は主催者が固定しました。
prizes-own-shares = 主催者独自の割合：{ $shares }パーセント。
least-is-rounded-up = 最低賞金は{ $given }です。プールを使い切る切りのよい額で、{ $wished }を下回りません。
minimum-of-the-full-price = { $amount }（手数料込みのエントリー代{ $price }の{ $times }倍）
least-takes-the-pool = 入賞者全員に最低賞金{ $wished }を出すと、プールをすべて使います。上位を多くするため、{ $given }にしました。または入賞を減らしてください。
places-take-more-than-the-pool = 最小額でも、{ $wished }人の入賞はプールを超えます。入賞は{ $paid }です。
places-are = { $count ->
   *[other] { $count }人
}
first-gets-another-amount = 1位は{ $wished }の予定でしたが、{ $given }になります。全賞金を切りよく順番どおりにし、1人少ない場合を下回らないためです。
fixed-for-a-smaller-pool = 賞金はプール{ $fixed }で固定しました。今は{ $pool }です。増えた{ $more }は1位に入ります。
fixed-for-a-larger-pool = 賞金はプール{ $fixed }で固定しました。今は{ $pool }です。足りない{ $less }は上位の賞金から引きます。
rounding-leaves-places-nothing = { $unit }単位に切り捨てると下位の賞金がなくなります。入賞は{ $wished }人ではなく{ $paid }です。
rounding-moves = { $unit }単位の切り捨てで、下位から1位へ{ $amount }が移ります。
per-cent-of-the-field-is-paid = 参加者の{ $share }パーセントが入賞
one-in-so-many-is-paid = { $number }人に1人が入賞
so-many-are-paid = { $places }入賞
prizes-generated = { $places }、それぞれ{ $least }以上、切りのよい額です。余りは1位に入ります。
prizes-generated-first-near = { $places }、それぞれ{ $least }以上、1位は賞金総額の約{ $share }パーセント、切りのよい額です。余りは1位に入ります。
prizes-generated-falling = { $places }、それぞれ{ $least }以上、べき指数{ $power }で減少、切りのよい額です。余りは1位に入ります。
seat-for-every-so-much = プール{ $value }ごとにシート1つ。余りは次の順位の現金になります。
pool-buys-seats-and-cash = プールで{ $value }相当の{ $seats }を買います。余りの{ $rest }は{ $place }の現金になります。
a-seat-for-everybody-and-cash = { $value }相当の{ $seats }、全員に1つずつ。余りの{ $rest }は1位の現金になります。
pool-buys-seats = プールで{ $value }相当の{ $seats }を買い、余りはありません。

## engine/rules/prizes/pool

more-withheld-than-there-is = プールから{ $named }を引く予定ですが、{ $taken }しかありません。
nobody-can-win-goods = { $name }は誰も獲得できません。{ $place }の賞品ですが、{ $entries }です。
entries = { $count ->
   *[other] エントリー{ $count }件
}
say-what-is-reported = TCH 6bでは5,000ドルを超える賞金を申告します。この通貨での額を入れてください。

## engine/rules/seating/plan

cards-of = { $suit }の{ $ranks }
cards-of-deck = デッキ{ $deck }の{ $suit }の{ $ranks }

## engine/rules/tables/hold_breaks

until-the-set-time = 店が定めた時刻まで
both-close-when = レイトレジストとリエントリーの締切（{ $when }）
late-registration-closes = レイトレジストの締切（{ $when }）
re-entries-close = リエントリーの締切（{ $when }）
nobody-waits-for-a-seat = 席待ちがなくなる時
until-all-of = { $ends }まで

## engine/rules/tables/mover

seat-depends-on-button = 先にボタンの位置を入れてください：btn { $number } 5。または席を指定してください。
seat-depends-on-big-blind = 先にビッグブラインドの位置を入れてください：bb { $number } 5。または席を指定してください。

## engine/state/deal

deal-evenly = 均等
deal-by-chips = チップ比
deal-by-icm = ICM
deal-as-agreed = 合意どおり

## engine/state/paid_out

purpose-fees = 手数料
purpose-staff = スタッフ
purpose-league = リーグ
purpose-taken-out = プールからの控除
taken-out-of-the-pool-for = プールから引いた「{ $name }」
the-houses-fees = 店の手数料
the-staffs-share = スタッフの取り分
the-leagues-share = リーグの取り分
taken-out-of-the-pool = プールから引いた分

## engine/state/ledger

payment-cash = 現金
payment-card = カード
payment-transfer = 振込
payment-other = その他
payment-unpaid = 未払い
say-paid-cash-card = 支払い方法を入れてください（現金、カード、振込、その他）。
ledger-entry = エントリー
ledger-re-entry = リエントリー
ledger-rebuy = リバイ
ledger-add-on = アドオン
ledger-refund = 返金
ledger-cancelled = 取消
ledger-payment = 支払い
ledger-held-for-a-no-show = ノーショー預り
ledger-held-money-collected = 預り金の受取
ledger-held-money-lapsed = 預り金の失効
ledger-prize = 賞金
ledger-bounties = バウンティ
ledger-the-house = 店
ledger-paid-out = 手数料などの支払い
ledger-all-entries = エントリー
ledger-all-re-entries = リエントリー
ledger-all-rebuys = リバイ
ledger-all-add-ons = アドオン
ledger-all-refunds = 返金
ledger-all-cancelled = 取消
ledger-all-paid-later-or-otherwise = 後払い・別の方法
ledger-all-held-for-no-shows = ノーショー預り金
ledger-all-held-money-collected = 預り金の受取
ledger-all-held-money-lapsed = 預り金の失効
ledger-all-prizes-paid = 支払済みの賞金
ledger-all-bounties-paid-out = 支払済みのバウンティ
ledger-all-put-in-by-the-house = 店からの入金
ledger-all-paid-out-to-others = 手数料などの支払い

## engine/state/low_card

spades = スペード
hearts = ハート
diamonds = ダイヤ
clubs = クラブ

## engine/state/move_reason

moved-balance = 人数調整
moved-director = ディレクター
moved-late-registration = レイトレジスト
moved-re-entry = リエントリー
moved-rebuy = リバイ
moved-back-in = 復帰
moved-alternates = オルタネイト
moved-swap = 席交換
moved-as-they-sit = 実際の席どおり
moved-table-breaks = { $table }ブレイク
moved-table-opens = { $table }オープン
moved-final-table = ファイナルテーブル
moved-redraw = { $tables }への再抽選

## engine/state/not_kept

locked-seat-not-kept = { $name }の席は{ $seat }ですが、{ $why }。
players-play = { $count ->
    [one] { $count }人がプレイ
   *[other] { $count }人がプレイ
}
but-play-without = { $table }なしで{ $play }します
but-a-table-has-seats = 卓の席は{ $seats }までです
but-blocked = その席はブロック中です
but-locked-twice = 他の人の固定席でもあります
but-too-many-locked = { $table }は{ $sit }で、同じ数の席が固定されています
which-is-not-open = 開いていません
two-dealers-on-locked-seats = { $name }がディーラーをする卓がありません。{ $table }の固定席にはディーラー役が2人います。
one-dealer-too-many = { $name }はディーラー役として1人多いです（{ $tables }）。
tables-have = { $count ->
    [one] { $count }卓に1人ずついます
   *[other] { $count }卓に1人ずついます
}
kept-apart-at-one-table = { $both }は別卓指定ですが、全員が1卓です。
kept-apart-locked-together = { $both }は別卓指定ですが、どちらも{ $table }の固定席です。
more-kept-apart-than-tables = { $names }は全員別卓指定ですが、{ $tables }しかありません。
no-way-to-keep-apart = { $both }を{ $tables }で別卓にできません。固定席、ディーラー役、他の別卓指定のためです。
kept-apart-no-other-table = { $both }は別卓指定ですが、他の卓に空席がありません。

## engine/state/penalty

a-warning = 警告
rounds = { $count ->
    [one] { $count }周
   *[other] { $count }周
}
penalty-dodging = ブラインド逃れ

## engine/state/put_off

log-for-so-long = { $minutes }間
until-the-room-changes = 会場の状況が変わるまで
dismissed = 無視

## engine/state/refusals

no-such-player-tournament = そのプレイヤーはこのトーナメントにいません。
no-such-penalty = ペナルティ{ $number }はありません。
table-has-seats = { $table }の席は1～{ $seats }です。
last-table-cannot-break = 最後の卓はブレイクできません。
tournament-over-undo-the-bust = この敗退でトーナメントは終了しました。{ $name }が続ける場合は、先に敗退を元に戻してください。
tournament-over = トーナメントは終了しました。
play-not-begun-shuffle = まだ始まっていません。先にシャッフルアップ・アンド・ディールです。
start-clock-first-shuffle = 先にタイマーを動かしてください（シャッフルアップ・アンド・ディール）。
clock-not-started-change = タイマーはまだ動いていません。ストラクチャーを変更してください。
tournament-over-clock-stands = トーナメントは終了しました。タイマーは止まっています。
not-marked-absent = { $name }は離席になっていません。
waits-with-whole-stack = { $name }はスタックを残したまま席を待っています。
disqualified-cannot-come-back = { $name }は失格になっており、戻れません（TCH 71a）。
no-show-cannot-come-back = { $name }はノーショーで除外されたため、このトーナメントには参加できません（{ $book } { $rule }）。
player-named-twice = { $name }が二度指定されています。
table-named-twice = { $table }が二度指定されています。
counted-twice = { $name }が二度数えられています。
has-no-chips = { $name }のチップが0です。数え直すか、敗退にしてください。
count-chips-everybody-left = 残っている全員のチップを数えてください。
stacks-sum-to = スタックの合計は{ $sum }ですが、総チップは{ $in_play }です。数え直すか、この数で確定してください。
chips-off-already = { $chip }チップはもう卓にありません。
more-chips-than-in-play = { $chip }チップがそんなにあるはずはありません。全スタックの合計は{ $in_play }です。

## engine/state/table_words

not-open = { $table }は開いていません。
table = 卓{ $number }
table-seat = { $table }・席{ $seat }
no-seat = 席なし
tables-numbered = 卓{ $numbers }

## engine/state/tournament

with-card = { $words } · { $card }

## engine/views/chips

stack-makes-another-sum = スタックのチップの合計は{ $made }ですが、開始スタックは{ $stack }です。
no-stack-has-the-smallest = ブラインドには{ $chip }チップが必要ですが、どのスタックにもありません。
colour-ups-take = カラーアップに必要な数は
stacks-take = { $stacks }に必要な数は
stacks-and-colour-ups-take = { $stacks }とカラーアップに必要な数は
chips-are-short = { $name }{ $chip }：{ $take }{ $needed }、手元には{ $owned }です。{ $short }足りません。{ $buy }買ってください。
nobody-is-raced-out = チップレースでの敗退者なし
card-is-highest = { $card }、最も高いカード
card-is-nth-highest = { $card }、高い順で{ $place }

## engine/views/correction

so-many-back-in = { $players }復帰
so-many-out = { $players }敗退
tables-unbroken = { $tables }のブレイク取消
tables-broken = { $tables }ブレイク
places-change = { $count ->
   *[other] 順位の変更{ $count }件
}
as-a-sentence = { $words }。
place-and-prize = { $place }、{ $prize }
in-without-a-seat = 参加中、席なし
not-entered = 未エントリー
so-many-of = { $entries }エントリー中{ $left }人
change-players = プレイヤー
change-chips-in-play = 総チップ
change-prize-pool = 賞金プール
change-clock = タイマー
clock-as-it-is = 今のまま
clock-as-those-lines = その行の設定どおり
becomes-and-too-much = { $becomes }、{ $amount }の過払い
becomes-and-paid = { $becomes }、賞金は支払済み
change-tables = 卓

## engine/views/counts

counts-none = 未カウント
counts-not-all = { $players }が未カウント
counts-old = 数え直してください：その後に敗退がありました
counts-not-known = 比較できません：席の移動がありました
counts-set-out = 比較できません：開始スタックが置いてあります
counts-agree = 一致
counts-missing = { $chips }不足
counts-too-many = { $chips }超過

## engine/views/deals

by-chips-more-than-first = チップ比では{ $name }が{ $amount }を受け取り、1位の賞金{ $first }を超えます。
entries-still-open-at-deal = エントリーかリバイがまだ続いています。後から来た人にディールの取り分はありません。支払った分は優勝者に入ります。
so-many-more = ほか{ $number }人
no-share-and-nothing-left = ディールの取り分なし：{ $names }。争う分は残っていません。やり直すには元に戻してください。
no-share-but-the-rest = ディールの取り分なし：{ $names }。獲得できるのは、分けなかった{ $amount }だけです。やり直すには元に戻してください。
pool-less-than-deal = プールはディールの分配額より{ $amount }少なくなりました。どの取り分もその割合だけ減ります。

## engine/views/drawers

drawer-as-it-should-be = 過不足なし
drawer-too-much = { $amount }多い
drawer-missing = { $amount }不足

## engine/views/house_rules

# As in English.
book-hpt = Home Poker Tourney
book-hpt-about = ホームゲーム：カードで席を決め、同じ位置の人が移動し、18人と9人で再抽選。
# As in English.
book-rrop = Robert’s Rules of Poker
book-rrop-about = カードルームやクラブ：次のビッグブラインドが移動してすぐに参加し、3卓、2卓、1卓で再抽選。
book-lr = Robert’s Rules、リーグ版
book-lr-about = リーグ：Robert’s Rulesと同じで、スモールブラインドかボタンに移った人は待つ。
book-tch = TDA、カードルームの運営手順
book-tch-about = カードルームやシリーズ：次のビッグブラインドが最も不利な席へ移動し、人数の少ない卓は停止。
book-wsop = 大規模シリーズ
book-wsop-about = TDAの方式で、最初のボタンは卓ごとに最も高いカード。

## engine/views/ledger

ledger-prize-back = 賞金の回収
ledger-bounties-back = バウンティの回収
ledger-paid-out-of = { $whose }：支払い
ledger-too-much = 過払い（精算まで）
ledger-added = 店の追加金
ledger-overlay = 保証までの補填

## engine/views/mystery

envelopes-hold-another-amount = 封筒の合計は{ $sealed }ですが、今の集金額は{ $collected }です。差額は優勝者のものです。
more-players-than-envelopes = 封筒よりプレイヤーが多いです。最後のほうの人には封筒がありません。
more-envelopes-than-players = プレイヤーより封筒が多いです。残りは優勝者のものです。

## engine/views/payments

accounts-are-off = 計算が{ $amount }合いません。
cash-balances = 全員に支払い済みです。金額は一致しています。
to-pay-out = { $sum }を支払う（{ $players }）
to-collect-overpaid = { $sum }を回収（{ $players }）
of-the-house = 店から{ $sum }を入金
to-give-goods = { $goods }を渡す
to-collect = { $sum }を集金（{ $players }）
back-to-the-house = 店の分{ $sum }を引き出す
bounties-not-won = { $bounties }（{ $sum }）の獲得者を入れる
envelopes-to-open = { $envelopes }を開ける
bounties-in-no-envelope = バウンティ{ $sum }は封筒に入れられませんでした。
paid-too-much-still-in = プレイ中の{ $players }に、今のところ{ $sum }払いすぎています。

## engine/views/prize_draft

so-much-per-cent = { $share }パーセント

## engine/views/schedule_curve

curve-assumed = ビッグブラインド数が少ないほど早く敗退し、予想終了時間帯の中頃に残り1人になるとして計算しました。

## engine/views/seating

arranged-seat = { $name }：{ $seat }
arranged-blocked = ブロック：{ $seat }
arranged-apart = 別の卓：{ $both }
arranged-dealer = ディーラー役：{ $name }
draw-arranged-first = 指定のあるプレイヤーを先に配置します。指定を守るどの配置も同じ確率です。
draw-shuffled = エントリー順の{ $players }の一覧を1回シャッフルします（Fisher–Yates）。乱数はChaCha20がシードから作ります。一覧を卓1の席1、席2の順に席へ割り当てます。どの順も同じ確率です。シードは抽選時にOSから得ました。同じシードと一覧なら、どのパソコンでも同じ席になります。
draw-by-cards = { $players }が卓でカードを引きました。各カードは引いたとおりに入力したか、記録にあるシードでプログラムが配りました。
draw-by-cards-at-break = { $players }がブレイクする卓でカードを引きました。先に卓、次にその席です。
draw-in-turn = { $players }を順番に：人数が最も少ない卓の1つを無作為に、次にその空席の1つを無作為に選びます。乱数はChaCha20がシードから作ります。
draw-new-table = 新しい卓の席を無作為な順に並べ、オルタネイトに割り当てます。他の卓で同じ番号の席の人が移ります。{ $players }が着席します。
kept-seat = { $name }の席は{ $seat }です。
kept-dealer = { $name }は{ $table }のディーラー役です。
kept-apart = { $both }は別の卓です。
kept-top-stacks = 上位{ $count }のスタックは1卓に1人ずつです。
kept-blocked = ブロック：{ $seats }。
draw-initial = 最初の抽選
draw-initial-by-cards = カードによる最初の抽選

## engine/views/setup

only-blinds-generated = ストラクチャーを作成できるのは、ブラインド制のノーリミットのゲームだけです。

## headless/session

opened-once = トーナメントを開くのは1回だけです。開始前は change_set_up で変更します。
open-a-tournament-first = 先に open_tournament でトーナメントを開いてください。
nothing-to-accept = 今することはありません。
accept-with-button = { $title } 卓{ $table }の set_button で入れてから承認してください。
accept-with-big-blind = { $title } 卓{ $table }の set_big_blind で入れてから承認してください。
accept-with-table = { $title } choose_table で入れてから承認してください。
not-done-by-a-command = { $title }：これはコマンドではできません。

## kept_log/file_words

file-no-backup = 復元できるバックアップはありません。
file-last-backup = 最後の正常なバックアップは「{ $file }」で、復元できます。
file-damaged = 「{ $file }」は壊れています。
file-damaged-one = 「{ $file }」は壊れています。記録の最後の1行を読めませんでした。
file-damaged-lines = 「{ $file }」は壊れています。記録の最後の{ $lost }行を読めませんでした。
file-look-only-restore = 読める部分は見られますが、変更はできません。バックアップを復元するか、読めるものを残してください。壊れたファイルは変更していません。
file-protected = 「{ $file }」は書き込み禁止です。見られますが、変更はできません。書き込み禁止を解除するか、ファイルを別の場所にコピーしてから、開き直してください。何も変更していません。
folder-protected = フォルダー{ $folder }は書き込み禁止です。トーナメントは見られますが、変更はできません。書き込み禁止を解除するか、--dataで別のフォルダーを指定してShuffle Upを起動してください。何も変更していません。
file-in-use = 「{ $file }」は別のウィンドウか別のプログラムで開いています。そちらを閉じてから、もう一度お試しください。何も変更していません。
file-newer = 「{ $file }」は新しいバージョンのShuffle Upで保存されています。開くには新しいバージョンをインストールしてください。何も変更していません。
file-of-development-build = 「{ $file }」はShuffle Upの開発版のファイルです。結果を書き出すには、2026年11月28日の開発版で開いてください。何も変更していません。
file-one-tournament = 「{ $file }」は書き出した1件のトーナメントです。開くのではなく、読み込んでください。何も変更していません。
file-not-ours = 「{ $file }」はShuffle Upのファイルではありません。別のファイルを選んでください。何も変更していません。
file-unreadable-damaged = 「{ $file }」は壊れていて読めません。
file-damaged-unchanged = 壊れたファイルは変更していません。
folder-unusable = { $folder }には保存できません。このアカウントに書き込みを許可するか、--dataで別のフォルダーを指定してShuffle Upを起動してください。何も変更していません。
file-unreadable = 「{ $file }」を読めません。そこにあること、ファイルであること、開く権限があることを確認してください。何も変更していません。
file-gone = Shuffle Upで開いている間に、「{ $file }」が削除、移動、または置き換えられました。もう保存できず、今の操作も記録していません。表示中の内容を読めるように、Shuffle Upは開いたままにしてください。ファイルを元に戻すか、起動し直して最後のバックアップを復元してください。
disk-full = ディスクがいっぱいで、「{ $file }」を保存できませんでした。空きを作ってから、もう一度お試しください。今の操作は記録していません。それより前はすべて無事です。
disk-failed = 「{ $file }」でディスクのエラーが起きました。ディスクの接続を確認してから、もう一度お試しください。今の操作は記録していません。
disk-not-durable = { $folder }に保存したトーナメントは、停電で失われるおそれがあります。このパソコン本体のディスクのフォルダーを選んでください。何も変更していません。
line-not-next = 先に別のことが記録されました。トーナメントの今の状態を見てから、もう一度お試しください。何も変更していません。
tournament-not-in-file = このトーナメントはファイルにないか、削除されています。別のものを選んでください。何も変更していません。
backup-damaged = バックアップ「{ $file }」は壊れています。もっと古いものを選んでください。何も変更していません。
file-no-tournament = 「{ $file }」は書き出したトーナメントではないか、壊れています。もう一度書き出すか、別のファイルを選んでください。何も変更していません。
file-no-house = 「{ $file }」はShuffle Upの「すべて」を保存したファイルではないか、壊れています。元のパソコンでもう一度保存するか、別のファイルを選んでください。何も変更していません。
file-too-large = 「{ $file }」は{ $most } MBを超えています。そこまで大きいトーナメントはありません。別のファイルを選んでください。何も変更していません。
file-not-damaged = 「{ $file }」は壊れていません。何も変更していません。
house-not-empty = コピー先にはすでにハウスがあります。新しいファイルか空のデータベースを指定してください。何も変更していません。
server-address = これはサーバーのアドレスではありません。postgres://ユーザー@コンピューター/データベース と書きます。何も変更していません。
server-password-in-address = アドレスにパスワードが含まれており、ほかのプログラムに読まれるおそれがあります。パスワードをファイルに書き、そのファイルを PGPASSFILE で指定してください。何も変更していません。
server-password-file = パスワードファイル { $file } を読めないか、ほかの人も読める状態です。モードを 0600 にしてください。何も変更していません。
server-certificate-file = サーバー { $at } を確認するための証明書がありません。{ $file } に置くか、アドレスの sslrootcert でファイルを指定してください。何も変更していません。
server-gone = ハウスのサーバーが応答しません。時計は進み続け、このデスクは自動で再接続します。今の操作は記録していません。
server-in-doubt = ハウスのサーバーが応答の前に切れました。戻ったら、繰り返す前に、この操作が記録されているかログで確かめてください。
server-lets-nobody-in = サーバー { $at } がこのデスクを受け入れません。ユーザーとパスワードファイルを確かめてください。何も変更していません。
server-no-database = サーバー { $at } にそのデータベースはありません。先にデータベースを作ってください。何も変更していません。
server-unsafe = { $at } への接続は安全ではありません。サーバーが証明書を示さないか、別の証明書を示しています。証明書とコンピューターの名前を確かめてください。何も変更していません。
server-crowded = サーバー { $at } はこれ以上接続を受け付けません。使っていないデスクを閉じるか、サーバーの接続数を増やしてください。何も変更していません。
server-not-allowed = サーバー { $at } で、このデスクはハウスの表を作れません。デスクのユーザーをデータベースの所有者にしてください。何も変更していません。
server-too-old = サーバー { $at } が古すぎます。Shuffle Up には PostgreSQL 15 以降が必要です。何も変更していません。
server-setting = サーバー { $at } ではハウスを安全に保管できません。設定 { $setting } が「{ $found }」です。サーバーで設定を変えてから、Shuffle Up を起動し直してください。何も変更していません。
server-backs-up = このハウスはサーバーに保管され、バックアップもそちらで作られます。各トーナメントは引き続きファイルに書き出せます。何も変更していません。
fault-not-recorded = プログラムの不具合で記録できませんでした。もう一度お試しください。何も変更していません。

## players/csv_file

csv-not-read = CSVファイルではありません：{ $error }。
file-too-many-players = ファイルのプレイヤーが50,000人を超えています。分けてください。
membership-not-taken = 会員番号{ $number }は{ $has }のものです。{ $name }は登録されませんでした。

## players/duplicates

same-membership = 会員番号が同じ
same-name = 名前が同じ
names-a-letter-apart = 名前が1文字違い

## players/lib

no-listed-player = そのプレイヤーは名簿にいません。
no-such-joining = その行はないか、すでに取り消されています。
no-such-evening = そのトーナメントはありません。
no-such-player-there = そのプレイヤーはこのトーナメントにいません。
membership-taken = 会員番号{ $number }は{ $has }のものです。どちらかの番号を変えるか、1人にまとめてください。
name-the-player = プレイヤーの名前を入れてください。
photo-gone = その写真はもうありません。もう一度選んでください。
list-not-opened = プレイヤー名簿を使えません：{ $error }。ファイルは{ $path }です。
no-list-of-players = { $path }はプレイヤー名簿ではありません。そのままにしておきます。
list-of-later-version = プレイヤー名簿は、このプログラムより新しいバージョンのものです。
list-of-development-build = { $path }のプレイヤーリストはShuffle Upの開発版のものです。プレイヤーを表計算ファイルに保存するには、2026年11月28日の開発版で開いてください。ファイルは変更していません。

## players/merge

one-player-already = すでに1人のプレイヤーです。
player-not-written = プレイヤーを保存できませんでした：{ $error }。
not-made-one = このプレイヤーは誰ともまとめられていません。
first-put-back = まとめた先のプレイヤーが名簿にいません。先にそちらを戻してください。

## players/photo

photo-not-small = この画像は小さくできません。別の画像を選んでください。

## players/picture

photo-too-large = 画像が10 MBを超えています。小さくして保存してください。
file-not-whole = ファイルが最後まで届きませんでした。もう一度選んでください。
photo-format = PNG、JPEGの画像ではありません。いずれかの形式で保存してください。
picture-damaged = この画像は壊れていて読めません。別の画像を選んでください。
picture-too-many-pixels = 画像の画素が多すぎます。一辺12,000画素までです。小さくして保存してください。

## players/problem

list-not-used = プレイヤー名簿を使えませんでした：{ $error }。

## players/seasons

name-the-season = シーズンの名前を入れてください。
no-such-season = そのシーズンはありません。
evening-without-number = 番号のない大会があります。
not-written-down = 保存できません：{ $error }。
season-not-understood = 名簿の中のシーズンまたは大会を読めません：{ $error }。

## players/whole

list-file-not-understood = このファイルのプレイヤー名簿を読めません：{ $error }。
list-file-too-many = このファイルのプレイヤーは50,000人を超えています。そのような名簿はありません。
list-not-written = プレイヤー名簿を保存できません：{ $error }。

## readers/count_text

counts-text-too-long = 400万文字を超えています。チップの一覧ではありません。
counts-line-twice = { $name }は{ $line }行目にもあります。
counts-nobody-called = { $name }という名前のプレイヤーはいません。
counts-several-called = { $name }という名前のプレイヤーが複数います。席を入力してください。
counts-nobody-at = { $seat }には誰も座っていません。
counts-line-unclear = 「卓、席、チップ」または「名前、チップ」を入力してください。
counts-line-no-chips = { $name }のチップが0です。
counts-not-a-number = { $typed }はチップ数ではありません。

## readers/roster

more-than-a-list-of-names = 800万文字を超えています。名前の一覧ではありません。
paid-column-is-empty = 支払いの列が空です。未払いとしました。
no-such-buy-in-usual-taken = { $kind }というバイインはありません。通常のものを使います。
no-means-of-payment-cash-taken = { $paid }は支払い方法ではありません。現金とします。
which-name-is-first = どちらが名で、どちらが姓ですか。
an-empty-line = 空の行。
the-heading = 見出し。
above-the-heading = 見出しの上の行です。
no-name-in-column = 名前の列が空です。
remark-in-list = 備考：{ $text }。
name-was-cut = 名前が{ $most }文字を超えるため、切り詰めました。
name-or-nickname = 二人のプレイヤー、または名前とニックネームかもしれません。違う場合は修正してください。
signs-left-out = 印刷できない文字は除きました。
letter-not-read = 読めない文字がありました。直してください。
quotation-not-closed = 引用符が閉じていません。
tick-if-other = 別の人ならチェックしてください。
what-does-no-mean = このリストの「{ $word }」はどういう意味ですか？
choice-does-not-come = 来ない
choice-has-not-paid = 未払い
what-is-figure = { $name }の後の{ $figure }は何ですか？
choice-chips-or-money = チップかお金。名前は{ $name }
choice-part-of-name = 名前の一部
no-player-in-line = この行にプレイヤーはいません。
a-signature = 署名のようです。プレイヤーならチェックしてください。
a-greeting = あいさつのようです。プレイヤーならチェックしてください。
a-sentence = 文のようです。プレイヤーならチェックしてください。
no-letter-in-name = 文字がありません。プレイヤーならチェックしてください。
read-last-name-first = 姓を先として読みました。違う場合は直してください。
read-as-columns-of-names = 各列を名前として読みました。
entered-already = { $name }はもうエントリーしています。
in-line-already = { $name }は{ $line }行目にもあります。
with-another-card = 別のカードあり：{ $card }。
read-as-last-first = 名前は「姓, 名」として読みました。
read-as-first-and-last = 2つの列を名と姓として読みました。

## readers/schedule/assemble

choice-schedule = { $number }番：{ $count }レベル、{ $small }/{ $big }まで
which-schedule-is-meant = シートに複数のストラクチャーがあります。どれですか。
of-another-schedule = 別のストラクチャーの行です。
no-schedule-in-text = ストラクチャーが見つかりません。各行にスモールブラインドとビッグブラインドが必要です。
columns-not-read = 読まなかった列：{ $columns }。
lengths-of-levels = レベルは{ $minutes }分です。
lengths-of-breaks = 休憩は{ $minutes }分です。
breaks-said-in-words = 休憩の位置を示す行です。
break-as-line-says = { $line }行目によると、ここが休憩です。
break-before-play = 最初のレベルの前に休憩は置けません。
chips-leave-here = ここでチップが回収されます。休憩なら「休憩」と書いてください。
break-of-10-assumed = 休憩を10分としました。
small-blind-is-larger = スモールブラインド{ $small }がビッグブラインド{ $big }より大きいです。
no-blinds-in-line = この行にスモールブラインドとビッグブラインドがありません。
small-blind-of-half-assumed = シートにスモールブラインドがありません。ビッグブラインドの半分としました。
big-blind-of-double-assumed = シートにビッグブラインドがありません。スモールブラインドの2倍としました。
blinds-fall = ブラインドが前のレベルより低いです。
blinds-jump = ビッグブラインドが前の{ $times }倍を超えています。
level-number-jumps = レベル{ $last }の次がレベル{ $number }です。
ante-falls = アンティが前のレベルより低いです。
only-level = 見つかったレベルはこれだけです。
figure-not-read = この行で読まれていません：{ $figure }。
antes-not-read = この行はアンティについてですが、どのレベルにもありません。必要なら設定してください。
ante-above-big-blind = アンティ{ $ante }がビッグブラインド{ $big }より大きいです。
remark-names-a-break = 備考に休憩とあります。必要なら追加してください。
length-of-level-before = 長さがありません。前のレベルの{ $minutes }分としました。
length-of-20-assumed = シートに長さがありません。20分としました。
length-is-odd = { $minutes }分は通常と違います。確認してください。
length-not-used = この行には{ $minutes }分ともあります。使われていません。
blinds-not-whole = ブラインドは整数のチップです。25/50 のように整数で書いてください。
end-of-day-not-read = 1日の終わりはストラクチャーに入りません。
no-level-in-line = この行にレベルも休憩もありません。

## readers/schedule/entries

which-reading-is-meant = 数字は2通りに読めます。どちらですか。
choice-blinds-minutes = { $small }/{ $big }、{ $minutes }分
choice-blinds-ante = { $small }/{ $big }、アンティ{ $ante }
choice-blinds-ante-minutes = { $small }/{ $big }、アンティ{ $ante }、{ $minutes }分

## readers/schedule/mod

schedule-text-too-long = ストラクチャーは1,000行までです。残りは読みませんでした。

## readers/sheet/mod

names-file-too-large = ファイルが800万バイトを超えています。名前の一覧ではありません。

## readers/sheet/spreadsheet

not-a-spreadsheet = 読めるスプレッドシートではありません。.xlsx、.ods、CSVで保存してください。
spreadsheet-too-large = スプレッドシートが大きすぎます。必要なシートをCSVで保存してください。
sheet-of-several-read = ファイルに{ $count }枚のシートがあります。{ $name }を読みました。

## readers/sheet/text

utf-16-partly-read = このUTF-16ファイルの一部を読めませんでした。�の文字を探してください。
utf-16-read = ファイルはUTF-16です。欠落なく読み込みました。
not-a-text-file = テキストファイルではありません。一覧をCSVかテキストで保存し、それを選んでください。
read-as-windows-1252 = ファイルはUTF-8ではありません。Windows-1252として読みました。{ $lines }行目のアクセント文字を確認してください。

## readers/structure_lines

which-column-is-meant = 表に複数の列があります。どれですか。
thousands-or-decimals = { $figure }は国によって読み方が違います。いくらですか。

## readers/structure_text

answer-question-first = 先に質問に答えてください。
more-than-a-structure = 400万文字を超えています。賞金表ではありません。
structure-pays-at-most = 入賞は125,000人までです。
no-prizes-in-text = このテキストに賞金がありません。各行に順位と賞金を書いてください。
correct-lines-first = 先に、読めなかった行を直してください。
place-or-amount = { $example }は1位の500とも、金額1500とも読めます。1; 500 または 1500 と書いてください。
prizes-and-pool-differ = 賞金の合計は{ $sum }ですが、文中の賞金総額は{ $pool }です。
figure-too-fine-or-large = 小数の桁が多すぎるか、数が大きすぎます。
amount-cut-by-commas = { $all }は{ $first }とも、全体で1つの数とも読めます。桁区切りなしで書いてください。
gives-no-prize = { $text }に賞金がありません。
place-out-of-order = 次は{ $next }位のはずですが、{ $place }と書かれています。
no-place-with-a-prize = { $text }は順位と賞金ではありません。
are-no-places = { $place }は順位ではありません。
decimals-as-in = 小数は{ $example }のように書きます。

## readers/template_file

template-not-written = テンプレートを書き出せませんでした（{ $error }）。
file-larger-megabyte-no = このファイルは1 MBを超えています。テンプレートではありません。
file-no-template-shuffle = このファイルはShuffle Upのテンプレートではありません。Shuffle Upで書き出したものを選んでください。
template-exported-newer-version = このテンプレートは新しいバージョンのShuffle Upのものです。更新するか、このバージョン用に書き出してください。
template-of-development-build = このテンプレートはShuffle Upの開発版のものです。2026年11月28日の開発版でのみ読み込めます。
template-not-understood = このテンプレートは読めません（{ $line }行目、{ $column }列目）。もう一度書き出してください。

## seasons/formula

formula-n = エントリー数または人数
formula-r = 順位
formula-b = 手数料を除くバイイン
formula-e = プレイヤーが支払った合計
formula-k = ノックアウト数
formula-pool = 賞金プール
formula-prizes = バウンティを除くプレイヤーの獲得額
formula-bounties = プレイヤーが獲得したバウンティ
formula-rebuys = プレイヤーのリバイ
formula-add-ons = プレイヤーのアドオン
formula-all-rebuys = 全員のリバイの回数
formula-m = 入賞なら1、それ以外は0
formula-mr = 最後の入賞順位
formula-total-buy-ins = バイインの合計
formula-total-rebuys = リバイの合計
formula-total-add-ons = アドオンの合計
formula-prize = プレイヤーの獲得額
formula-gap = 2つの項の間か、最後の項の後に何かが足りません。
formula-too-long = 数式は{ $most }文字までです。
formula-bracket-open = 閉じていないかっこがあります。
formula-missing = 数式を入力してください。
formula-too-deep = かっこの入れ子は{ $most }段までです。
formula-if = 「if」には条件と2つの数が必要です。コンマで区切ってください。
formula-switch = 「switch」には、比べるものと、それぞれの値とその点数が必要です。コンマで区切ってください。
formula-two-numbers = { $name }には、コンマで区切った2つの数が必要です。
formula-bracket-not-opened = 閉じかっこに対応する開きかっこがありません。
formula-comma = コンマは関数の数の間だけで使います。小数はピリオドで書いてください。
formula-unknown-sign = { $sign }は数式では意味がありません。
formula-power-of-a-power = べき乗が続くと二通りに読めます。(2^3)^2か2^(3^2)と書いてください。
formula-power-of-a-minus = べき乗の前の負号は二通りに読めます。(-2)^2か-(2^2)と書いてください。
formula-which-log = lnかlog10と書いてください。logだけではどちらか分かりません。
formula-unknown-name = 数式に{ $name }という名前はありません。
formula-needs-bracket = { $name }の後にはかっこが必要です。
formula-assign = 「assign」には引用符で囲んだ名前、コンマ、名前が表すものが必要です。

## seasons/past_results

past-too-many-lines = ファイルの結果が20,000件を超えています。分けてください。
past-too-many-knockouts = ファイルのノックアウトが20,000回を超えています。その列を確認してください。
past-no-heading = 名前と順位のある行がありません。列の見出しをPlace、Name、Prize、Knockoutsにしてください。
past-place-not-shared = { $place }位が{ $lines }行ありますが、{ $next }位の人もいます。そのため同順位とはしません。
past-name-missing = 名前がありません。
past-no-place = { $name }に順位がありません。
past-not-a-place = 「{ $text }」は順位ではありません。
past-not-an-amount = 「{ $text }」は金額ではありません。結果はそれなしで数えます。
past-not-a-number = 「{ $text }」は数ではありません。結果はそれなしで数えます。
past-knockouts-of-one = ノックアウト{ $knockouts }回はありえません。
past-no-result = 「{ $text }」は結果ではありません。
past-who-came-first = 順位のある行がありません。1位は誰ですか？
past-which-figures = { $figures }が何の数か書かれていません。どれですか？
past-figures-prizes = 賞金
past-figures-knockouts = ノックアウト
past-figures-others = ポイント、またはその他
past-figures-money = お金
past-name-turned = 「{ $text }」は{ $name }と読みます。
past-remark = 「{ $text }」は読みません。
past-column-unclear = 「{ $column }」が区切りなしで名前の後にあります。名前を確認してください。
past-more-knockouts = 結果{ $results }件に対してノックアウトが{ $knockouts }回あります。お金でないか確認してください。
past-two-names = 「{ $text }」は2人かもしれません。1人1行にしてください。
past-which-event = ファイルに複数の大会があります。どれを取り込みますか？
past-all-events = すべて
past-below-places = 順位
past-below-points = ポイント。最も多い人が1位
past-below-points-absent = ポイント。最も多い人が1位、0の人は不参加
past-below-points-played = ポイント。最も多い人が1位、0の人は参加して最下位
past-below-days = 「{ $evening }」などの開催日の列にあるのは何ですか？
past-of-event = { $event }：{ $said }
past-no-date-of-event = 「{ $event }」に2026-03-14のような年月日がありません。ファイルの最終更新日になります。
past-event-number = { $number }番

## seasons/points

points-not-chosen = このシーズンのポイントの付け方を選んでください。
points-no-number = { $results }は計算式の値が数になりません。順位のポイントは0です。

## src/bounds

more-than-at-once = 一度に扱える量を超えています。小さいファイルを選ぶか、分けてください。

## src/devices/printers

printer-gone = このプリンターはもうありません。別のものを選んでください。用紙はPDFで保存しました。
printer-did-not-take = プリンターが受け付けませんでした：{ $why }。用紙はPDFで保存しました。

## src/devices/sound/mod

sound-not-started = パソコンの音声を開始できませんでした。ほかのプログラムを閉じて、このプログラムを起動し直してください。

## src/devices/sound/reasons

sound-none-found = 音声機器が見つかりませんでした。スピーカーをつなぐか、システムのサウンド設定で選んでください。次のアナウンスで再び試します。
sound-unplugged = 音声機器が外されたか、電源が切られました。つなぎ直してください。次のアナウンスで再び試します。
sound-trouble = 音声機器が動きません。システムのサウンド設定で別の機器を選んでください。次のアナウンスで再び試します。
sound-busy = 別のプログラムが音声機器を独占しています。そのプログラムを閉じてください。次のアナウンスで再び試します。
sound-forbidden = このプログラムによる音声機器の使用を、システムが許可していません。システムの設定で許可してください。次のアナウンスで再び試します。

## src/devices/sound/tune

sound-none = ここで再生できるサウンドではありません。WAV、MP3、OGG（Vorbis）、FLACのファイルを選んでください。
sound-too-large = サウンドは最大20 MBです。短いものを選んでください。
sound-too-fine = サウンドはモノラルかステレオで、毎秒96,000サンプルまでです。通常のMP3で保存し、それを選んでください。
sound-too-long = サウンドは最長1分です。短いものを選んでください。

## src/devices/speech

speech-install = このパソコンには読み上げのプログラムがありません。speech-dispatcherかespeak-ngをインストールしてください。次のアナウンスで再び試します。
speech-none = このパソコンには読み上げのプログラムがありません。次のアナウンスで再び試します。
speech-trouble-install = システムの音声が動きません。コマンドspd-sayで試すか、espeak-ngをインストールしてください。次のアナウンスで再び試します。
speech-trouble = システムの音声が動きません。システムの設定で音声を試してください。次のアナウンスで再び試します。

## src/devices/spooler

sheet-not-made = 用紙を作成できませんでした。
slip-not-printed = 自動で印刷されなかった移動票があります。

## src/devices/wake

screens-not-lit = このプログラムが画面を点灯し続けることを、システムが許可していません。開催中はシステムの設定でスクリーンセーバーと省電力をオフにしてください。

## src/house/announcements

unread-announcements = アナウンス
sound-gone = ファイルがなくなりました。選び直してください。それまでは付属のサウンドを再生します。
sound-not-copied = サウンドを{ $folder }にコピーできませんでした。空きを作るか、書き込みを許可してください。

## src/house/archive

unread-archive = アーカイブの年
nothing-of-year = { $year }年に終了したトーナメントは一覧にありません。

## src/house/background

picture-unusable = この画像は画面に表示できません。別のものを選んでください。

## src/house/backups

backup-gone = このバックアップはもう一覧にありません。別のものを選んでください。

## src/house/logo

logo-format = PNG、JPEG、WebPの画像ではありません。ロゴをいずれかの形式で保存してください。
picture-too-large = 画像が4 MBを超えています。小さくして保存してください。
picture-too-wide = 画像は{ $width } × { $height }ピクセルです。一辺{ $most }までです。小さくして保存してください。

## src/house/look

unread-look = 画面のデザイン
line-too-long = この行は{ $most }文字までです。
facts-how-many = 画面下部の項目を1～{ $most }個選んでください。

## src/house/mod

no-file-open = トーナメントのファイルが開かれていません。
opened-already = このトーナメントはすでに作成済みです。
no-such-tournament = そのトーナメントはありません。
window-gone = このウィンドウはもうありません。
nothing-to-show = 表示するトーナメントがありません。
screen-number = 画面の番号は1～16です。
phones-code-caption = タイマーと席
line-not-written = 行を書き込めませんでした：{ $error }
newer-line = このトーナメントの{ $number }行目は新しいバージョンのShuffle Upで書かれています。そちらで開いてください。何も変更していません。

## src/house/network

unread-network = ネットワーク
name-length = 名前は1～{ $most }文字です。
port-range = ポートは1024～65535から選んでください。
operators-full = オペレーターは50人までです。

## src/house/own_file

picture-not-kept = 画像を{ $folder }に保存できません：{ $error }。

## src/house/palette

not-a-colour = 「{ $text }」は#102a43のような色ではありません。
colour-text = 文字
colour-accent = アクセント
contrast-too-weak = { $what }はこの背景では会場の後方から読めません。コントラストは{ $contrast }対1で、{ $least }対1以上が必要です。片方を明るく、または暗くしてください。
ground-too-middling = 背景の明るさが中途半端です。「一時停止」と「残り1分」の色が読めません。もっと暗いか明るい背景を選んでください。

## src/house/past

past-too-large = ファイルが16 MBを超えています。
dropped-not-read = { $file }を読み込めません。
results = { $count ->
   *[other] 結果{ $count }件
}
knockouts = { $count ->
   *[other] ノックアウト{ $count }回
}
past-no-date = ファイル名に2026-03-14のような日付がありません。最後に変更した日を使います。
past-column-not-read = 列「{ $column }」は読み込みません。
past-line-left-out = { $line }行目：{ $why }
past-no-results = 名前と順位のある行がありません。
past-replaced = 前に読み込んだ結果を、この結果に置き換えました。
past-template-new = 設定をテンプレートに追加しました。
past-template-known = この設定はすでにテンプレートにあります。
past-no-template = 設定をテンプレートにできません：{ $why }
past-season-other-points = シーズン{ $season }のポイントの付け方は、このファイルとは異なります。
past-season-with-points = シーズン{ $season }を新しく作りました。ポイントはファイルの数式で付きます。
past-season-new = シーズン{ $season }を新しく作りました。ポイントの付け方を選んでください。
past-season-counts = 結果はシーズン{ $season }に数えます。
past-template-from = The Tournament Directorのファイルから。

## src/house/qr_code

qr-text = QRコードの文字列
qr-caption = QRコードの横の文
field-too-long = { $field }は{ $most }文字までです。

## src/house/room_map

unread-room-map = 卓の配置
map-full = 配置できる卓は最大5,000です。
map-outside = 会場の外です。
map-two-tables = 2つの卓を同じ場所には置けません。
tables-of-another-event = { $event }が次の卓を使っています：{ $tables }。tables 61-68 のように別の卓を指定するか、そちらで閉じてください。

## src/house/screens

unread-screens = 会場の画面
windows-full = 記憶できるウィンドウは{ $most }個です。不要なものを閉じてください。
message-too-long = メッセージは{ $most }文字までです。

## src/house/seasons

season-not-on-the-list = 名簿にない人
season-closed = このシーズンは締め切られています。ルールを変えるには再開してください。
season-say-why = 理由を入力してください。行と一緒に残ります。
season-no-line = その行はないか、すでに取り消されています。
season-full = このシーズンの行数は上限に達しています。
season-who-and-points = プレイヤーとポイントを選んでください。
season-how-much = 支払う額と相手を入力してください。
season-closed-already = このシーズンはすでに締め切られています。

## src/house/seen

said-meanwhile = その間に別の入力がありました。何が取り消されるか確認してください。
changed-meanwhile = その間に変更がありました。確認してからもう一度行ってください。

## src/house/settings

unread-settings = デスクの設定

## src/house/settings_file

settings-not-written = 設定を書き込めませんでした：{ $error }。
sounds-too-large = サウンドの合計が1つのファイルには大きすぎます。短いものを選ぶか、MP3で保存してください。
settings-too-large = このファイルは64 MBを超えているため、設定ファイルではありません。
settings-other-file = このファイルはShuffle Upの設定ではありません。Shuffle Upで保存したものを選んでください。
settings-newer = この設定は新しいバージョンのShuffle Upで保存されています。このバージョン用に保存し直すか、更新してください。
settings-of-development-build = この設定はShuffle Upの開発版のものです。2026年11月28日の開発版でのみ読み込めます。
settings-not-understood = 設定を読み取れません：{ $line }行目、{ $column }列目。もう一度保存してください。

## src/house/stored

settings-unread = 保存されている「{ $what }」の一部を、このバージョンでは読めません。ファイルにはそのまま残ります。代わりに選んだものは、プログラムを終了するまで有効です。
nothing-unreadable = ここに保存されているものはすべて読めます。

## src/house/templates

newer-templates = テンプレートは新しいバージョンのShuffle Upで書かれています。そちらで開いてください。何も変更していません。
template-unread = このバージョンでは読めないテンプレートが1件あります。ファイルは何も変更していません。
templates-unread = このバージョンでは読めないテンプレートが{ $several }件あります。ファイルは何も変更していません。
no-such-template = そのテンプレートはありません。
templates-full = テンプレートが200個あります。1つ削除してから保存してください。
no-own-template = 自分のテンプレートにそれはありません。
templates-not-written = テンプレートを書き込めませんでした：{ $error }

## src/house/transfer

file-open-here = このファイルはここで開いているものです。トーナメントはこの一覧にあります。
folder-not-writable = { $folder }には保存できません：{ $error }。
tournament-file-too-large = トーナメントのファイルは最大64 MBです。別のものを選んでください。
foreign-log = このファイルの記録はShuffle Upが書いたものではありません。もう一度書き出すか、別のファイルを選んでください。何も変更していません。

## src/ipc

did-not-work = うまくいきませんでした。ほかは何も変わっていません。もう一度お試しください。

## src/ipc/paper

sheet-gone = この用紙はもうありません。もう一度保存してください。
no-viewer = PDFを開くプログラムが応答しません。フォルダーからファイルを開いてください。

## src/ipc/screens

no-room-window = 会場のウィンドウではありません。

## src/network/mod

network-off = 先にネットワークをオンにしてください。
choose-address = このパソコンのアドレスを選んでください。
certificate-not-kept = 証明書をデータフォルダーに保存できません。空きを作ってからもう一度お試しください。
port-in-use = 別のプログラムがこのポートを使っています。別のポートを選んでください。
address-gone = このパソコンにはこのアドレスがもうありません。別のものを選んでください。
address-unusable = このアドレスは使えません。別のアドレスかポートを選んでください。

## src/network/requests

request-stale = もう依頼できません。卓を確認してください。
other-hitmen = 飛ばした人が卓によって違います。一つずつ確認してください。
floor-told-already = フロアにはすでに伝わっています。
settled-already = すでに処理済みです。
check-in-needs-a-name = お名前を入力してください。
check-ins-full = 受付待ちが多すぎます。ホストにお名前を伝えてください。
check-in-asks = { $name }が誰かを選んでください。複数の候補があります。
check-in-is-off = ここではスマートフォンでの受付をしていません。ホストにお名前を伝えてください。

## src/network/served

device-may-not = この端末にはその権限がありません。デスクに聞いてください。
not-readable = 読み取れません：{ $error }
only-at-the-house = 会場のパソコンでのみ行えます。
device-message = メッセージ：{ $text }
role-host = ホスト
role-clock = タイマー
role-table = 卓
role-floor = フロア
role-registration = 受付
role-director = ディレクター
sign-in-first = 先に名前とPINでサインインしてください。
ask-for-less = 一度に要求する量を減らしてください。

## src/papers

wrong-paper = この用紙サイズでは印刷できません。A3、A2、タブロイドは掲示用、A6とロール紙は伝票用です。
file-not-written = { $folder }にファイルを書き込めませんでした：{ $error }。空きを作るか、別のフォルダーを選んでください。
paper-card-note = { $chips }チップ · エントリー{ $entry }
paper-card-note-blinds = { $chips }チップ · { $big_blinds } BB · エントリー{ $entry }
paper-card-note-bag = { $chips }チップ · { $big_blinds } BB · バッグ{ $bag }
paper-series-pays = { $name }は全フライト合同で支払います。このトーナメントだけの賞金はありません。
paper-of-series = { $name }：全フライト{ $entries }、賞金プール{ $pool }。
paper-series-guarantee = 保証：{ $guarantee }、うちハウス負担：{ $overlay }。
paper-series-places = 入賞：{ $places }。
draw-first-cards = 先に席を抽選してください。カードを印刷できるようになります。
paper-keep-card = このカードは席を離れるときに返してください。
paper-card-draw = 抽選 { $draw }

## src/papers/chips

draw-first-chips = カラーアップのあるトーナメントで、先に席を抽選してください。
nobody-at-table = この卓には誰も座っていません。
paper-race-half = { $next }の半分以上が残ればもう1枚出ます。1人が複数枚取ることもあります。
paper-race-one-each = 新しいチップは1人1枚まで。半分を超えて残ればもう1枚出ます。500は端数があれば出ます。
paper-race-exchange = { $chip }を回収し、{ $next }に交換
paper-race-change-up = まず交換：{ $chip } × { $old }枚 → { $next } × { $new }枚。各席に残るのが端数です。
paper-race-deal = 席1から時計回りに、端数1枚につきカード1枚。1人分を配り終えてから次へ。
paper-race-highest = 最も高いカード（同じならスペード、ハート、ダイヤ、クラブの順）が次の{ $next }を取ります。{ $rounding }
paper-race-nobody-out = これで敗退する人はいません。チップがなくなる人は{ $next }を1枚受け取ります。
paper-race-later = 後で見つかった{ $chip }は同額で交換し、{ $next }に満たない分は除外します。
paper-race-title = チップレース · 卓{ $table }
paper-odd-chips = 端数
paper-cards = カード
paper-new-chips = 新チップ
paper-count-sheets = カウント用紙
paper-expected = あるべき数
paper-chips = チップ
paper-counted-again = 再カウント
paper-sum = 合計
paper-found-later = 後で発見：{ $name }、席{ $seat }：{ $chip } × { $count }枚
paper-found-out = { $chip } × { $count }枚を渡す
paper-found-leave = { $chips }チップを除外
paper-found = { $parts }。
paper-chips-in = { $chip }回収
paper-chips-out = { $chip }配布
paper-bring = { $chip }を用意
paper-collect-about = { $chip }を回収（約）
paper-chips-in-play = 総チップ
paper-tables-raced = 終了した卓
paper-so-many-of = { $some } / { $all }
paper-chips-found = 後で見つかった{ $chip }
paper-removed = 併せて除外
paper-chips-leave-for = { $chip } → { $next } · 総チップ{ $in_play }
paper-collect = { $chip }を回収
paper-in-play = 増減
paper-chip-summary = チップの出し入れ

## src/papers/customs

paper-seat = 席
paper-table = 卓
paper-total = 合計
paper-player = プレイヤー
paper-page = { $page } / { $pages } ページ

## src/papers/fairness

draw-first-check = 先に席を抽選してください。抽選を検証できるようになります。
paper-fingerprint = 照合番号
paper-players = プレイヤー
paper-draw = 抽選
paper-seed = シード
paper-check-script = 確認スクリプト（プレイヤー → この抽選について）を check.jsonl として保存し、shuffle-up headless < check.jsonl を実行します。下の順にプレイヤーと指定を読み、シードで抽選して席を表示します。どのパソコンでも同じ結果になります。
paper-check-log = トーナメントの記録にこの抽選とシードがあり、どこで開いても同じ席になります。
paper-check-cards = カードはプレイヤーの前で引きました。入力したカードはすべて記録にあります。
paper-how-drawn = 席の抽選方法
paper-the-method = 方法
paper-arranged = 守られた指定
paper-arranged-not-kept = 守れなかった指定
paper-every-draw = このトーナメントの全抽選
paper-to-check = 確認するには
paper-list-in-order = リストの順番と席
paper-draw-made = { $number }. { $title }、{ $time }、照合番号{ $fingerprint }、記録{ $line }行目
paper-draw-struck = { $draw }、取消。

## src/papers/floor

no-table-breaks-next = 次にブレイクする卓はありません。卓を選ぶか、卓の数が再抽選後より多くなるまで待ってください。
paper-table-breaks = 卓{ $table }のブレイク
paper-break-step-cards = ハンドの終了を待ちます。カードを切り分けて伏せ、卓カードは1つの山、席カードは卓ごとの山にします。
paper-break-step-draw = 席順に、卓カードを1枚、次にその卓の席カードを1枚引きます。両方を下に記入し、残った席カードは伏せたままにします。
paper-break-step-absent = 離席者の分はスタッフが引き、チップを運び、席カードを元の席に残します。
paper-break-early = 早めの準備：この卓をブレイクするには、他の卓であと{ $short }席空く必要があります。そのときに印刷し直してください。
paper-table-cards = 卓カード
paper-seat-cards = 席カード
paper-table-drawn = 引いた卓
paper-seat-drawn = 引いた席
paper-table-card = 卓カード
paper-seat-card-of = 卓{ $table }の席カード
paper-then-seat = 次にこの卓の席カードを引いてください。
paper-then-move = チップを持ってこの席に移り、カードを渡してください。
paper-card-of-cards = { $card } / { $cards }
paper-please-move = 席の移動
paper-show-slip = 新しい卓のディーラーに見せてください。
no-seat-left-behind = これらのプレイヤーが空けた席はありません。
nobody-away-on-the-way = 移動中のプレイヤーに離席の印がありません。absent 6.4のように印を付けるか、移動を選んでください。
paper-chips-are-at = チップの場所
paper-left-at-old-seat = 離席していた人の元の席に置くカード（TCH P16）。
nobody-on-the-way = 別の席へ移動中のプレイヤーはいません。
paper-post-big-blind = 次のハンドでビッグブラインドを出します。
paper-post-small-blind = 次のハンドでスモールブラインドを出します。
paper-have-button = 次のハンドでボタンです。
paper-post-nothing = 次のハンドから参加し、ブラインドは不要です。
paper-wait-for-button = ボタンが通過してから参加します。
paper-dealt-in = すぐに参加し、席に応じて支払います。
paper-wait-in-blind = スモールブラインドまたはボタンの席では、ボタンが通過するまで待ちます。
paper-wait-between = スモールブラインドとボタンの間では、ボタンが通過するまで待ちます。
paper-from-seat = { $seat }から

## src/papers/hands

no-hand-for-hand-yet = まだハンド・フォー・ハンドになっていません。h4hで宣言します。
paper-hand-record = ハンド・フォー・ハンドの記録
paper-hand = ハンド
paper-dealt = 配札
paper-clock = タイマー
paper-tables = 卓
paper-went-out = 敗退
paper-prize = 賞金
paper-left-then = 宣言時の残り
paper-places-paid = 入賞人数
paper-place-takes = { $place }の賞金
paper-ended = 終了
paper-time-left = { $time }、残り{ $left }人
paper-ends-with = 終了条件
paper-so-many-left = 残り{ $left }人
paper-record-of = { $pace }の記録
paper-announced-line = { $time }に宣言、記録{ $line }行目、残り{ $left }人。
paper-announced = { $time }に宣言、残り{ $left }人。
paper-ranked-together = 進行中の{ $turn }（0と表示）以降に敗退した人は、同じ{ $turn }の敗退者と一緒に順位を付けます。同じ卓ならスタック順、複数の卓なら同順位です。
paper-level-number = レベル{ $level }
paper-nobody-on-this = この{ $turn }の敗退者なし

## src/papers/laptop

help-not-read = ヘルプを読み込めませんでした：{ $error }

## src/papers/log

no-log-line = 該当する記録の行はありません。
paper-lines = 行数
paper-with-words = 検索語
paper-about = 対象
paper-at = 場所
paper-struck = 取消
paper-log = 記録
paper-line = 行
paper-time = 時刻
paper-what-was-said = 内容
paper-device = 端末
paper-line-struck = 取消

## src/papers/money

nothing-bought-yet = まだ購入がありません。領収書はエントリー、リバイ、アドオン、支払済みの賞金やバウンティ用です。
paper-prize-pool = 賞金プール
paper-fee = 手数料
paper-bounty = バウンティ
paper-staff = スタッフ
paper-league = リーグ
paper-entry-number = エントリー{ $entry }
paper-chips-early = { $chips }チップ（うち早期特典{ $early }）
paper-in-chips = { $chips }チップ
paper-cancelled = { $what } · 取消
# As in English.
paper-number = No. { $number }
paper-check-payout = 名前と金額をその場でご確認ください。
paper-check-receipt = 最初のハンドの前に、名前・席・金額をご確認ください（TCH 4a）。
paper-unpaid = 未払い
paper-paid = 支払済み
paper-paid-out = 支払済み
paper-paid-cash = 現金で支払済み
paper-paid-out-cash = 現金で支払済み
paper-paid-by = { $means }で支払済み
paper-paid-in-part = チケット{ $amount }、残り：{ $payment }
paper-paid-out-by = { $means }で支払済み
paper-tills = 残高
paper-prizes = 賞金
paper-fees = 手数料
paper-bounties = バウンティ
paper-held = 預り金
paper-taken-out = 控除
paper-card = カード
paper-transfer = 振込
paper-other = その他
paper-owed-by-players = 未収金
paper-owed-by-house = 店の未払い
paper-cash = 現金
paper-cash-balance = 残高と未収金{ $tills }、賞金などの使い道{ $purposes }、差額{ $difference }。
paper-cash-report = 現金報告書
paper-came-in = 入金
paper-money-went-out = 出金
paper-house-fees = 手数料
paper-prizes-open = 未払いの賞金
paper-where-money = お金の所在
paper-for-others = プレイヤー以外への分
paper-collected = 受領
paper-paid-out-to-others = 支払済み
paper-still-held = 残り
paper-drawers = ドロワー
paper-ticket-owed = 未使用のチケットが1枚あり、{ $worth }分のエントリーが未提供です。
paper-tickets-owed = 未使用のチケットが{ $out }枚あり、{ $worth }分のエントリーが未提供です。
paper-devices = 会場の端末
paper-device-connected = 接続中
paper-device-heard = 最終受信{ $time }
paper-float = 釣り銭
paper-in = 入金
paper-out = 出金
paper-to-safe = 金庫へ
paper-should-hold = あるべき額
paper-counted = 実際の額
paper-difference = 差額
paper-counted-by = 確認者、日付、署名
paper-together = 合計
paper-no-drawer = ドロワー外

## src/papers/prizes

no-pool-yet = 賞金プールがまだありません。先にプレイヤーを登録してください。
paper-too-much = { $amount }過払い
paper-deal-share-in-play = ディールの分、プレイ中
paper-entries-at = { $entries }（{ $price }）、{ $rebuys }
paper-no-rebuys = リバイなし
paper-one-rebuy = リバイ1回
paper-many-rebuys = リバイ{ $rebuys }回
paper-owed-now = 未払い
paper-still-open = 残りの賞金
paper-one-entry = 1エントリー
paper-many-entries = { $entries }エントリー
paper-payouts = 支払い
paper-place = 順位
paper-received = 受領（署名）
paper-director = トーナメントディレクター
paper-nothing-left = 残りの賞金はありませんでした。
paper-was-left = { $amount }を残してプレイしました。
paper-is-left = { $amount }が残っています。
paper-the-deal = ディール（{ $kind }）：{ $shares }。
paper-paid-before = 支払済みの分
paper-to-be-paid = 支払う額
paper-owes-for-entries = エントリー未払い{ $amount }。
paper-card-number = カード{ $card }
paper-slip-number = 支払い票 { $number }
paper-deal-share = ディールの分
paper-still-in-play = プレイ中。
no-prize-yet = まだ誰も入賞していません。
player-no-prize = { $name }さんは入賞していません。
paper-payout = 支払い
paper-received-date = 受領、日付、署名
paper-paid-out-signature = 支払、担当者の署名
paper-nth-place = { $nth }
no-winner-yet = 表彰状は優勝者用です。まだプレイ中です。
paper-winner = 優勝
paper-of-entries = { $entries }中
paper-certificate = 表彰状
paper-paid-in = 入金{ $amount }
paper-added = 店の追加金{ $amount }
paper-less = { $what }に{ $amount }控除
paper-overlay = 保証{ $guarantee }までの補填{ $overlay }
paper-pool-made-of = プール：{ $parts }。
paper-prize-paid = 支払済み
paper-prize-paid-otherwise = 現金以外で支払済み
paper-prize-paid-by = { $means }で支払済み
paper-reportable = 純益{ $amount }：要申告（TCH 6b）
paper-tax-forms = 純益{ $amount }：W-2G、国外は1042-S、源泉徴収{ $withheld }まで（TCH 6b）
paper-tax-papers = 申告対象の賞金は、写真付き身分証と社会保障カードまたはW-9、国外居住者はITINカードまたはW-8BENの提示後に支払います。なければ賞金を預かります（TCH 6b、6c）。
paper-prize-paid-too-much = 訂正前に{ $amount }支払済み、{ $over }過払い
paper-prize-paid-and-owed = { $amount }支払済み、{ $owed }未払い
paper-owes = 未払い{ $amount }
paper-entries = エントリー
paper-guaranteed = 保証
paper-still-growing = エントリーとリバイの締め切り後に賞金が確定します。
paper-deal = ディール
# As in English.
paper-no = No.
paper-agreed = 同意（署名）
paper-left-for-winner = 優勝者の分
paper-so-many-chips = { $chips }チップ
paper-shared = 分配額
paper-reckoned = 計算方法
paper-share = 分配
no-deal-yet = ディールの話し合いがありません。先に「賞金」でスタックを数えてください。
paper-ways-of-deal = { $stack }チップ · 均等{ $even } · チップ比{ $by_chips }
paper-to-be-shared = 分配する額
paper-chips-counted = 数えたチップ
paper-by-icm = ICM
no-bounties = このトーナメントにバウンティはありません。
paper-on-own-head = 自分の懸賞{ $amount }
paper-paid-too-much = 訂正前に{ $amount }支払済み、{ $over }過払い
paper-paid-and-owed = { $amount }支払済み、{ $owed }未払い
paper-bounty-paid = 支払済み
paper-bounty-paid-otherwise = 現金以外で支払済み
paper-bounty-paid-by = { $means }で支払済み
paper-on-heads = 懸賞合計
paper-bounty-fixed = バウンティは飛ばした人のもの。優勝者は自分の分も受け取ります。
paper-bounty-progressive = 半分は支払われ、半分は飛ばした人の懸賞に加わります（端数は支払い）。優勝者は自分の懸賞も受け取ります。
paper-bounty-mystery = 封筒は一度だけの抽選順に封印されています。1通ずつ開け、最後の1通は優勝者のものです。
paper-in-envelopes = 封筒の中
paper-bounties-open = 獲得者が未入力のバウンティ：{ $amount }。
paper-won = 獲得

## src/papers/season_files

paper-season-unnamed = 名前非公開
paper-season-played = 参加
paper-season-wins = 優勝
paper-season-points = ポイント
paper-season-knockouts = ノックアウト
paper-season-rebuys = リバイ
paper-season-won = 獲得
paper-season-net = 収支
paper-printed = 印刷 { $time }
events = { $count ->
   *[other] { $count }大会
}
paper-season-events = { $events } · { $from }～{ $to }
paper-season-empty = まだ大会がありません
paper-season-rank = 順位

## src/papers/seats

draw-first-seats = 先に席を抽選してください。席を印刷できるようになります。
enter-first-names = 先にプレイヤーを登録してください。署名欄ができます。
paper-buy-in = バイイン
paper-sign-in = 受付表
paper-entry = No.
paper-signature = 署名
paper-seating-by-name = 名前順の席一覧
paper-seating-by-table = 卓順の席一覧
table-not-open-here = 卓{ $number }は開いていません。
paper-table-sheets = 卓シート
paper-open-seat = 空席
paper-absent = 離席
paper-dealer = ディーラー
paper-does-not-break = { $table }はブレイクしません。
paper-breaks-first = { $table }が最初にブレイクします。
paper-breaks-after = { $table }は{ $before }の次にブレイクします（ブレイク順{ $nth }）。
paper-breaking-order = ブレイク順：{ $tables }
paper-room = 会場

## src/papers/source

paper-phone-code = タイマー・席・賞金をスマートフォンで
paper-log-line = 記録{ $line }行目

## src/papers/stages

paper-with-stack = 開始スタック{ $stack }
paper-levels-of = 1レベル{ $length }
paper-now = 進行中
paper-levels = レベル数
paper-all-levels = 休憩を含む合計
paper-starting-stack = 開始スタック
paper-start = 開始
paper-schedule = ストラクチャー
paper-level = レベル
paper-blinds = ブラインド
paper-big-blind-ante = BBアンティ
paper-ante = アンティ
paper-stud = アンティ + ブリングイン
paper-bets = ベット
paper-game = ゲーム
paper-length = 時間
paper-begins = 開始
paper-break = 休憩
paper-coloured-up = カラーアップ
paper-goes-on = 続き
paper-hands-each = { $games }、各{ $hands }ハンド
paper-blind-first = 足りないビッグブラインドは、ブラインド、アンティの順に払います（TCH P11）。
paper-ante-first = 足りないビッグブラインドは、アンティ、ブラインドの順に払います。
paper-hours = 時間
paper-minutes = 分
paper-seconds = 秒
paper-late-registration-at = レイトレジストは{ $time }まで。
paper-rebuys-at = リバイは{ $time }まで。
paper-both-close = 最初のハンドでリバイとレイトレジスト締切
paper-rebuys-close = 最初のハンドでリバイ締切
paper-late-registration-closes = 最初のハンドでレイトレジスト締切

## src/problem

pin-digits = PINは4～8桁です。
pins-wait = この名前のPINの間違いが多すぎます。30秒お待ちください。
pin-of-another = 名前とPINが一致しません。
no-longer-paired = この端末のペアリングは解除されています。
no-chance = パソコンがコードを作れませんでした。もう一度お試しください。
devices-full = 100台の端末がペアリング済みです。不要な端末を1台外してください。
code-not-open = このコードは有効ではありません。デスクで新しいコードをもらってください。
paired-only = ペアリング済みの端末専用です。
device-at-table = この端末は{ $table }卓専用です。
codes-wait = この端末からの間違ったコードが多すぎます。デスクのQRコードを読むか、5分お待ちください。
house-restarted = デスクのプログラムが再起動しました。記録されたか確認し、なければもう一度行ってください。
said-too-late = 届くのが遅すぎたため実行されませんでした。もう一度確認してから繰り返してください。
not-paired = この端末をデスクでペアリングしてください。
window-not-opened = ウィンドウを開けませんでした。ほかのウィンドウを閉じて、もう一度お試しください。

## src/projector

monitor-gone = モニター{ $name }は接続されていません。別のものを選んでください。

## src/sample

sample-not-read = サンプルを読み込めませんでした：{ $error }

## tdt/evening

past-no-number = ファイルに固有の番号がありません。結果が二重に数えられるおそれがあります。
tdt-nobody-named = ファイルには{ $entries }とありますが、名前がありません。
tdt-nobody-played = プレイした人がいません。
tdt-places-missing = 順位のない人がいます。
tdt-same-number = 2人のプレイヤーの番号が同じです。
tdt-amounts-missing = 金額のない購入があります。
tdt-prize-of-several = 1つの賞が複数のプレイヤーに渡されています。分け方は分かりません。
tdt-prize-amount = 金額のない賞があります。
tdt-prize-below-zero = 0より小さい賞金があります。
tdt-no-date = いつプレイしたかがファイルにありません。
tdt-not-in-currency = この通貨では支払えない金額があります。
tdt-deal-shared = ディール：{ $players }がファイルのとおりに賞金を分けました。
tdt-deal-points = ディールではポイントも分けられました。ディールでのポイントはシーズンのルールで決まります。
tdt-deal-opened = ディールは開かれましたが実行されていません。賞は渡されたとおりに数えます。
tdt-bounties-unpaid = ファイルにはバウンティがありますが、支払った人がいません。
cash-adjustments = { $count ->
   *[other] { $count }件の金額調整
}
tdt-hits-taken = { $name }のノックアウトが手で減らされています。ここでは数えます。

## tdt/grammar

tdt-character = { $number }文字目を読み取れません：{ $why }
tdt-line = { $number }行目を読み取れません：{ $why }
tdt-cut = ファイルが途中で終わっています。
tdt-other-file = The Tournament Directorのファイルではありません。
tdt-no-tournament = ファイルにトーナメントがありません。
tdt-too-many-parts = ファイルの項目が、どのトーナメントよりも多くなっています。
tdt-too-deep = かっこの入れ子が深すぎます。
tdt-no-comma = コンマがありません。
tdt-no-key = キーがありません。
tdt-no-colon = キーの後にコロンがありません。
tdt-no-value = 値がありません。
tdt-no-name = 識別名がありません。

## tdt/places

tdt-times-unknown = { $players }の敗退時刻が分かりません。時刻がないため、誰の順位も決まりません。
tdt-still-in-play = { $players }がプレイ中のままトーナメントが終わりました。その人たちに順位はありません。
tdt-nobody-won = 全員が敗退し、優勝者がいません。
tdt-hitman-unknown = { $name }を飛ばした{ $by }は、ファイルにいません。
tdt-hitman-self = ファイルでは、{ $name }が自分を飛ばしたことになっています。
tdt-prize-unknown-player = { $place }の賞を受け取った{ $player }は、ファイルにいません。
tdt-prize-other-place = { $place }の賞は{ $name }に渡されました。時刻では{ $name }は{ $other }です。
tdt-prize-no-entry = { $place }の賞を受け取った{ $name }は、エントリーしていません。
tdt-prize-not-given = { $place }の賞は誰にも渡されていません。誰の賞金にも数えません。

## tdt/reading

tdt-cut-after = ファイルは途中で終わっていますが、トーナメントより後です。トーナメントの内容は失われていません。
tdt-no-version = ファイルにバージョンがありません。3.7.2のファイルとして読みました。
tdt-unknown-version = バージョン「{ $version }」は未知のものです。3.7.2のファイルとして読みました。
tdt-parts-not-read = ここでは使わないため読み込みません：{ $parts }。
tdt-no-prices = ファイルに料金がありません。
buy-in-prices = { $count ->
   *[other] バイインの料金{ $count }種
}
rebuy-prices = { $count ->
   *[other] リバイの料金{ $count }種
}
add-on-prices = { $count ->
   *[other] アドオンの料金{ $count }種
}
tdt-fixed-rake = ファイルには固定のレーキがあります。ここでは賞金プールから引きません。
tdt-no-players = ファイルにプレイヤーがいません。
tdt-player-not-read = ファイルの{ $number }番目のプレイヤーを読めません。
tdt-two-numbers = { $name }の番号がファイルに2つあります：{ $one }と{ $other }。
tdt-bought-unclear = { $name }の購入に、正確な金額のないものがあります。
points-adjustments = { $count ->
   *[other] { $count }件のポイント調整
}
tdt-no-schedule = ファイルにストラクチャーがありません。
tdt-no-stage = ストラクチャーの{ $number }行目は、レベルでも休憩でもありません。
tdt-no-length = ストラクチャーの{ $number }行目に長さがありません。
breaks = { $count ->
   *[other] 休憩{ $count }回
}
tdt-no-prizes = ファイルに賞がありません。
tdt-prize-without-amount = 賞「{ $prize }」は金額なしで渡されています。
tdt-prize-rounded = 賞「{ $prize }」の{ $amount }は小数第2位に丸めました。
tdt-out-before-in = 時刻では{ $name }はバイインの前に敗退しています。順位が正しくないかもしれません。
prizes = { $count ->
   *[other] 賞{ $count }件
}
tdt-no-chips = ファイルにチップがありません。
tdt-chip-value = チップ「{ $chip }」の値は整数ではありません。
chip-values = { $count ->
   *[other] チップ{ $count }種
}
tdt-no-tables = ファイルに卓がありません。

## tdt/season

tdt-formula-known = ポイントの数式「{ $formula }」はShuffle Upにもあります。
tdt-formula-taken = ポイントの数式をそのまま読み込みます：{ $formula }
tdt-formula-not-read = ポイントの数式を読み取れません：{ $why }数式は「{ $formula }」です。
tdt-hit-formula = ノックアウトのポイント「{ $formula }」は数ではありません。取り込みません。
tdt-summary-setup = まだ誰もプレイしていない設定です。
tdt-summary-won = { $players }、優勝は{ $winner }。
tdt-summary-open = { $players }、優勝者はまだいません。

## tdt/set_up

past-no-buy-in = ファイルにバイインの金額がありません。
past-no-stack = 最初のバイインにチップの量がありません。
tdt-rebuy-without-chips = テンプレートにリバイはありません。価格に買えるチップの数がありません。
tdt-add-on-without-chips = テンプレートにアドオンはありません。価格に買えるチップの数がありません。
tdt-chip-colour = チップ{ $value }の色「{ $colour }」は分かりません。チップは灰色になります。
tdt-prizes-not-all = 賞のパーセントの合計が100ではありません。テンプレートは通常の賞になります。
tdt-prizes-no-structure = 賞が順位ごとの構成になりません。テンプレートは通常の賞になります。

## the till

late-registration = レイトレジスト
through-level = レベル{ $level }終了まで
closed-by-the-director = { $what }：ディレクターが締め切りました。
closed-by-the-director-why = { $what }：ディレクターが締め切りました（{ $reason }）。
closing-before-play = まだプレイは始まっていません。設定を変更してください。
closed-already = { $what }：すでに締め切られています。
closing-has-passed = プレイはすでにそこまで進んでいます。もっと後のレベルか時刻を指定してください。
log-closed-now = 締切
until-the-named-time = 指定した時刻まで
floor-closing-how = { $verb } through 6、または { $verb } close。続けて理由
floor-closing-now = 今から締切
line-through = まで
line-close = 締切
line-because = 理由
floor-withdraw-whom = 誰のエントリー？席または名前
floor-withdraw = { $name } · { $amount }を返金
floor-withdraw-exception = 例外：{ $reason }
floor-withdraw-because = 例外として（理由つき）
payment-voucher = バウチャー
payment-ticket = チケット
payment-comp = 無料招待
paid-by-another = 支払い：{ $name }
floor-enter-how-paid = 購入方法は？
floor-how-or-name = 「{ $word }」は購入方法ですか、名前の一部ですか？
floor-how-it-is-bought = 購入方法
newcomer-last-name-first = 「{ $typed }」は姓が先ですか？
line-comp = 無料
line-unpaid = 未払い
floor-enter-no-payment = 「{ $word }」は支払い方法ではありません。購入方法は？
floor-note-what = 誰の支払いに何を？note 6.4 17、または note 6.4 by Anna Berg
registered-late-no-no-show = { $name }は開始後に登録したため、ノーショーではありません。チップを場に出すか、エントリーを取り消してください。
no-show-after-registration = 登録は締め切られました。{ $name }のスタックは場に残り、ブラインドを払います。
no-show-moves-prizes = エントリーが減ると{ $paid }の賞金が変わります。{ $name }のスタックにブラインドを払わせてください。
collect-owed-from = { $name }から{ $amount }を受け取る
has-not-paid = 未払い
floor-bust-envelope-whose = 封筒：誰のもの？by と席または名前を追加
floor-bust-opens-envelopes = { $names }による、開封：{ $envelopes }
waits-for-a-seat = 席待ち
is-out = 敗退
bar-until-which-day = 最終日を日付で入力するか、無期限なら空欄にしてください。
ask-the-director = ディレクターにお尋ねください。
may-not-play = { $name }はプレイできません。{ $says }
may-not-play-until = { $name }は{ $day }までプレイできません。{ $says }
ticket-used-since = チケット{ $number }は使用済みです。{ $name }が{ $event }のエントリーに使いました。先にそのエントリーを取り消してください。
ticket-needs-its-number = チケットの番号を入れてください。例：ticket 1001
floor-which-ticket = { $name }はチケットを複数獲得しています。どれですか？
floor-ticket = チケット{ $number }
floor-ticket-pays-a-part = チケットで{ $amount }、残り{ $rest }は未払い
floor-ticket-worth-more = チケットは{ $amount }相当で、{ $rest }多く、差額は戻りません
ticket-unknown = チケット{ $number }はここでは誰も獲得していません。番号を確認してください。
ticket-for-another-event = チケット{ $number }は{ $event }用で、{ $here }では使えません。
ticket-of-somebody-else = チケット{ $number }は{ $player }のものではありません。{ $name }が獲得しました。
ticket-expired = チケット{ $number }の期限は{ $day }でした。
ticket-used = チケット{ $number }は使用済みです。{ $name }が{ $event }のエントリーに使いました。
ticket-used-before-the-start = チケット{ $number }は使用済みです。{ $name }が{ $event }のエントリーに使いました。フライトを変えるには、そのエントリーを取り消してください。
ticket-chose-a-flight = { $name }はチケット{ $number }で{ $event }を選び、すでに始まっています。このチケットはそこでのみ使えます（TCH 7e i）。
paper-voucher = バウチャー
paper-ticket = チケット
paper-comp = 無料招待
floor-withdraw-why = 理由は？withdraw { $who } because 別の大会。because の前に残りのチップ
restore-with = これは取り消された行に基づいています：{ $numbers }。一緒に復元するか、このままにしてください。

log-ruling = 判定
log-ruling-by = 判定者 { $name }
log-ruling-appeal = 再審 { $name }
log-ruling-minutes = { $minutes }分
floor-ruling-what = 何について？ rule 6.4 string bet。続けてカンマの後に決定、TCH 42a、w か 2r、4 min、by Kim、再審 Lee
floor-ruling-by = 判定者 { $name }
floor-ruling-appeal = 再審 { $name }
floor-ruling-minutes = { $minutes }分のロス
line-appeal = 再審
ruling-about-what = 何についての判定か入力してください（例：string bet）。
ruling-0-240-minutes = 判定にかかる時間は0〜240分です。
ruling-most-players = 1つの判定で指定できるプレイヤーは{ $most }人までです。
ruling-penalty-whom = ペナルティを受けるプレイヤーを入力してください（rule 6.4 string bet, 2r）。
paper-rulings = ルール判定
paper-no-rule-in = { $books }には規定なし
no-such-ruling = その判定はありません。
paper-handover = 引き継ぎ
paper-waits = 対応待ち
paper-serving = ペナルティ中
paper-warned = 警告とペナルティ
paper-away = 離席中
paper-away-for = 離席{ $minutes }分
paper-away-left = 残り{ $left }分
paper-not-paid = 未払い
paper-counts-open = 合わない集計
paper-drawer-open-since = { $device }、{ $time }から使用中
paper-nothing-open = 未処理の事項はありません。
paper-hands-served = { $hands }ハンド中{ $served }ハンド消化
sum-pot-how = 各プレイヤーが出した額：pot 500 300a 1200 100f。aはオールイン、fはフォールド
sum-main-pot = メインポット { $chips }（プレイヤー { $players }）
sum-side-pot = サイドポット{ $number }：{ $chips }（プレイヤー { $players }）
sum-pot-back = { $chips }をプレイヤー{ $player }に返却
sum-pot-all = 合計 { $chips }
sum-reopen-how = ベット額、続いて各レイズの合計額、aはオールイン：reopen 200 400 500a 650a
sum-reopen-short = { $total }はフルレイズではありません。{ $least }以上にするか、オールインなら後ろにaを付けてください
sum-reopen-full = 最後のレイズはフルレイズ。最小レイズは{ $least }まで
sum-reopen-yes = { $full }をベットした人にもリオープン。最小レイズは{ $least }まで
sum-reopen-no = { $full }をベットした人にはリオープンせず、コールかフォールドのみ。まだアクションしていない人は{ $least }までレイズ可
sum-reopen-last-full = 最後のフルベットは{ $full }まで、幅は{ $by }
sum-reopen-facing = オールインで{ $short }上乗せ
sum-max-how = 全ベットを含むポット、コール額、すでに前に出している額：max 350 200 50
sum-max-bet = 最大ベットは{ $most }
sum-max-raise = 最大レイズは{ $most }まで
sum-max-called = { $call }をコールするとポットは{ $after }
sum-max-raised = そのポット{ $after }分をレイズ
sum-half-how = コール額＋最小レイズ幅、続いて出したチップ：half 400+200 500 100
sum-half-under = コール額{ $call }に不足：アンダーコール
sum-half-call = { $call }のコール
sum-half-made-full = レイズ扱い。{ $least }まで満たす
sum-half-raise = { $all }へのレイズ
sum-half-over = { $all }を出し、コール額を{ $over }上回る。最小レイズの半分は{ $half }
sum-half-needed = 最小のチップを除くとコール額に足りない
sum-half-not-needed = 最小のチップを除いてもコール額に足りる
sum-odd-how = ポット、分け合う人数、最小のチップ：odd 1025 2 25
sum-odd-none = 1人{ $each }
sum-odd-left = 1人{ $each }。余り{ $chip }×{ $odd }枚はボタンの左側の勝者から1枚ずつ
sum-odd-units = { $pot }は{ $chip }が{ $units }枚
sum-hilo-how = ポット、ハイ側を分ける人数、ロー側を分ける人数、最小のチップ：hilo 1025 1 2 25
sum-hilo = ハイは1人{ $high }、ローは1人{ $low }
sum-hilo-halves = 各半分は{ $half }
sum-hilo-odd = ハイ側{ $high }、ロー側{ $low }。端数チップはハイの手に
sum-hilo-odd-high = ハイ側の余り{ $chip }×{ $odd }枚はボタンの左側の勝者から1枚ずつ
sum-hilo-odd-low = ロー側の余り{ $chip }×{ $odd }枚はボタンの左側の勝者から1枚ずつ
sum-depth-how = スタック、両ブラインド、1ハンドのアンティの合計（あれば）：depth 12500 100 200 200
sum-depth = { $blinds }ビッグブラインド、M { $m }.{ $tenth }
sum-depth-round = ボタン1周に{ $round }
sum-post-how = ビッグブラインド、アンティ、スタック：post 200 200 250
sum-post = ブラインド{ $posted }、アンティ{ $ante }、残り{ $left }
sum-post-order = ブラインドが先、アンティは後
sum-stub-how = 配られた人数、flop・turn・river、2枚でなければ手札の枚数：stub 9 turn
sum-stub = { $left }枚
sum-stub-dealt = 52枚から手札{ $hands }枚、ボード{ $board }枚、バーン{ $burnt }枚を引く
sum-acted-yes = サブスタンシャルアクションあり：ハンドは続行
sum-acted-no = まだサブスタンシャルアクションではない
sum-acted-count = { $all }アクション、うちチップあり{ $chips }
pick-fewer = 1以上、全体（{ $there }）より少ない数を指定してください。
pick-most = 選べるのは{ $most }までです。
log-pick = 無作為抽出
log-pick-of = { $of }から
log-pick-tables = 全卓から
log-pick-seats = { $table }から
log-pick-players = 全プレイヤーから
log-picked = { $of }{ $chosen }、照合番号{ $check }
floor-pick-what = 何から？ pick 4 of 9、pick table、pick seat 6（6卓のプレイヤー）、pick player
floor-pick = 無作為に{ $count }つ選び、照合番号をログに残す
outlook-players = 見通しは1〜{ $most }人で計算できます。
call-off-over = 大会は終了しています。先に終了を取り消してください。
call-off-nobody = 参加者がいないため、返す金額はありません。
call-off-not-begun = まだ始まっていません。全額を返してください。
call-off-after-deal = ディールが成立しています。ディールで終了してください。
call-off-stacks-by-chips = チップで返すときだけスタックを数えてください。
field-out-of-range = 参加数は2〜200,000エントリーです。
smallest-field-above-most = 最少エントリー数が最多より大きくなっています。
event-takes-at-most = この大会は最大{ $most }エントリーで、現在{ $count }です。
log-back-in-full = 全額返金
log-back-evenly = 賞金を均等に分配
log-back-by-chips = 賞金をチップで分配
log-fees-back = 手数料も返金
log-called-off = 中止
call-off-too-few = 大会を中止する
too-few-entries = 必要な{ $smallest }に対して{ $entries }：手数料も含め全額を返します。そのまま始めることもできます
do-call-off = 中止
matter-call-off = 中止
floor-call-off = 中止
floor-call-off-how = 返金の方法は？ calloff full、calloff evenly、calloff chips 6.4 12000, 6.5 8000。後ろに fees で手数料も返金
floor-call-off-in-full = { $players }に全額{ $amount }を返金、順位なし
floor-call-off-evenly = { $players }に{ $amount }、賞金を均等に分配
floor-call-off-by-chips = { $players }に{ $amount }、賞金をチップで分配
nothing-called-off = この大会は中止されていません。
paper-prize-and-refund = 賞金{ $prize }、返金{ $refund }
paper-refunds = 返金
paper-ticket-number = チケット{ $number }
paper-ticket-for = 1エントリー：{ $event }
paper-ticket-worth = 価値
paper-ticket-good-until = このプレイヤーが{ $day }まで1回使えます。
paper-ticket-good = このプレイヤーが1回使えます。
no-tickets-won = 獲得されたチケットはありません。シートの対象イベントを入れ、サテライトを終えてください。
paper-ticket-received = 受領（署名）
paper-gets-back = 返金額
sum-kill-how = 下のリミットと上のリミット：kill 10 20
sum-kill = フルキル：{ $full }、リミット{ $lower }と{ $upper }。ハーフキル：{ $half }、リミット{ $half_lower }と{ $half_upper }
sum-kill-posted = フルキルはブラインドとリミットが2倍、ハーフキルは1.5倍
sum-kill-scoop = ハイロー：{ $pot }以上のポットを両方取ると次がキル
sum-dead-how = 逃したブラインド、大きい方を最後に：dead 5 10
sum-dead = 合計{ $all }：ライブ{ $live }、デッド{ $dead }
sum-dead-why = 最小ベット分はライブでレイズもできます。残りは中央へ
sum-cap-how = ゲームのベットラウンド数、これまでのレイズ数：cap 4 2
sum-cap-house = レイズの回数はハウスが決めます
sum-cap-left = { $most }回のうち残り{ $left }回
sum-cap-reached = 上限：ベット1回とレイズ{ $most }回
sum-cap-heads-up-round = 2人で始まったラウンドなら上限なし
sum-cap-heads-up-event = トーナメントでは、残り2人になるまで2人のポットでも上限があります
sum-cap-no-limit = ノーリミットとポットリミットでは上限なし
line-full = 全額
line-evenly = 均等
line-fees = 手数料

## house/papers/evening_page

evening-as-of = { $time } 現在
evening-over = 終了
evening-results = 結果
evening-out = これまでの敗退者
evening-starts = { $time } 開始
evening-not-started = 開始前
evening-paused = 一時停止
evening-until = { $time } まで
evening-next = 次は { $blinds }
evening-break-at = { $time } から休憩
evening-left = 残り人数
evening-left-of = { $left } / { $entries }
evening-average = 平均スタック
evening-moves = 席移動
evening-seats = 席

## house/published_files

published-folder-gone = フォルダー { $folder } が見つかりません。ドライブを接続するか、別のフォルダーを選んでください。書き込みは自動で再開します。
published-of-another = { $folder } に、このプログラムが書いたものではないファイル { $name } があります。空のフォルダーを選んでください。

## house/office/network

published-no-folder = そのフォルダーはありません。存在するフォルダーを選んでください。
tokens-full = トークンは20個までです。

## network/mod

token-in-the-open = トークンは、ほかの人に読まれないhttpsで送ってください。
wrong-token = このトークンは無効です。

## engine/actions/guests

guest-coming = 来る
guest-maybe = 未定
guest-not-coming = 来ない
guest-needs-a-name = ゲストには全員名前が必要です。
guest-brings-too-many = ゲスト1人の同伴者は最大{ $most }人です。名前でリストに載せてください。
guest-list-is-full = ゲストリストは最大{ $most }人です。
guest-has-come = { $name }は来ています。エントリーの支払いを訂正してください。
guest-brings = 同伴{ $count }人
guest-paid-ahead = { $amount }支払い済み、{ $by }
guest-brings-nobody = { $name }の同伴者はもういません。
guest-is-there = { $name }はもう来ています。
no-such-guest = そのゲストはリストにいません。
log-guest-list = ゲストリスト
guests = ゲスト{ $count }人
guests-coming = 来る{ $count }人
guests-maybe = 未定{ $count }人
guests-paid = 支払い済み{ $count }人
guests-there = 到着{ $count }人
newcomer-may-be-a-guest = 「{ $typed }」はゲストリストの人ですか？
floor-guest = ゲストリスト：{ $answer }

## engine/actions/entries/add_on

everybody-has-an-add-on = アドオンのない人はもういません。
floor-add-ons = { $players } · 各{ $amount }、合計{ $total }
line-everybody = 全員
line-at-table = テーブル

## series

series-is-open = このシリーズはすでに開かれています。
series-open-first = 先に名前とルールを決めてシリーズを開いてください。
series-day-closed-stays = この日は締め切られています。先にその行を取り消してください。
series-nothing-bagged = { $name } のバッグに入ったスタックはここにありません。
series-out-has-no-bag = { $name } は敗退していて、バッグはありません。
series-bag-chips = バッグにはチップが 1 枚以上入ります。
series-match-two = 同じ人である 2 人のプレイヤーを指定してください。
series-not-of-it = このトーナメントはシリーズのものではありません。
series-no-such-tournament = そのトーナメントはありません。
series-twice = { $name } はすでにシリーズに入っています。
series-copy = { $name }はシリーズのトーナメントのコピーです。先にそれを外してください。
series-full = シリーズのトーナメントは 64 までです。
series-numbers = フライトと日は 1 から 99 までです。
paper-waiting-list = { $game }:ウェイティングリスト
paper-nobody-waits = 待っている人はいません。
paper-waiting-lists = ウェイティングリスト
paper-is-here = テーブル{ $table }へ到着
paper-is-called = テーブル{ $table }へ呼び出し中({ $time }まで)
paper-was-called = 呼び出し済み
paper-seat-kept = 確保
paper-away-since = { $time }から離席
paper-plays-over = { $name }が代わりにプレー
office-paper = この用紙はA4またはレターに印刷します。
no-line-to-strike = 取り消せるそのような行はありません。
line-needed-later = { $later }行目にはこの行が必要です。先に{ $later }行目を取り消してください。
line-not-struck = この行は取り消されていません。
line-fits-no-more = この行には、取り消されている別の行が必要です。先にその行を元に戻してください。
line-in-the-way = { $later }行目はこの行と両立しません。先に{ $later }行目を取り消してください。
plain-log-full = この記録の行はこれ以上保存できません。
series-place-taken = この日は別のトーナメントになっています。
series-next-day-no-flights = 先にフライトを追加してください。
series-next-day-close-first = 先に{ $name }を締めてください。
series-next-day-nobody = 次の日に進むプレイヤーが2人未満です。
series-has-the-prizes = フライトの賞金は{ $name }にあります。そこでルールを変更してください。
prizes-of-series = { $name }は全フライト合同で支払います。
prizes-of-flight = { $name }はこのフライトのプレイヤーにこう支払います。
series-currency = { $name } の通貨はシリーズと違います。
series-closed-already = { $name } はすでに締め切られています。
series-not-begun = { $name } は始まっていません。
series-not-bagged = { $name } は締め切れません。{ $left }がまだプレイ中です。先にチップをバッグに入れてください。
series-bags-differ = バッグには { $bagged }、プレイ中は { $chips } です。数え直すか、理由を入力してください。
series-nothing-changed = そこはその後変わっていません。
series-name = シリーズに名前を付けてください。
series-no-such-entry = その日にそのエントリーはありません。
series-bag-taken = バッグ { $bag } は { $name } のものです。このバッグの番号を入力してください。
series-no-such-player = これらのトーナメントにそのプレイヤーはいません。
series-flight-closed = このフライトは締め切られています。後のフライトにエントリーしてください。
series-has-bagged = { $name } はフライト { $flight } のスタックをバッグに入れています。先にそのスタックを放棄してください。
series-entries-used = { $name } はすでに { $entries }を使っていて、これ以上はできません。
series-entry-limit = エントリーの上限は 1 から 1,000 までです。上限がなければ空にしてください。
series-share = フライトの割合は 0 より大きく 100 パーセント以下です。
series-level = レベルは 1 から数えます。
series-amount = 金額は 0 より大きく 10,000,000,000 以下です。
series-bands = 上位から 1 から 100 段階で指定してください。上の段階より多くはできません。
no-such-series = そのシリーズはありません。
newer-series-line = このシリーズの { $number } 行目は新しいバージョンの Shuffle Up で書かれました。そちらで開いてください。何も変更していません。

## engine/actions/day

bags-at-the-end = バッグ詰めは一日の終了後です。先に終了してください：day end
bag-first-count = { $name }のバッグはまだ1回目のカウントがありません。
bag-number-taken = バッグ{ $number }は{ $name }のものです。
open-a-bag = 誰のバッグを開けるか入力してください：bag open 6.4。
comes-without-bag = { $name }には前日のバッグがありません。
bag-is-open = { $name }のバッグはもう開いています。
log-bag = バッグ
log-bag-again = バッグ、2回目のカウント
log-bag-number = バッグ{ $number }
log-bags-opened = バッグを開けた
bag-counts-differ = { $name }のバッグのカウントは{ $one }と{ $other }です。数え直してください。
bags-second-count = { $stacks }の2回目を数えてください。最初は{ $name }です。
stacks-not-bagged = 先に{ $stacks }をバッグに入れてください。最初は{ $name }です。
bags-are-not-in-play = バッグは{ $bagged }、プレー中は{ $in_play }です。数え直すか理由を入力してください：day close レースの余り
log-day-closed = 一日を締めました
bags = バッグ{ $count }個
log-day-ended-in-level = 残り{ $players }、レベル{ $level }から再開
log-day-ends = 一日の終了
day-ends-after-hand-for-hand = { $pace }の途中です。先に終えてから一日を終了してください。
last-hands-announced = { $hands }はすでに告知済みです。先に取り消してください。
more-hands = あと{ $count }ハンド
last-hands-1-to-50 = 最後のハンド数は1から50で告知してください。
log-last-hands = 最後のハンド
log-drawn-from = { $from }から{ $to }の抽選
log-give-up = スタック放棄
day-is-closed = 一日は締められています。先に締めを取り消してください。
day-has-ended = 一日は終わり、バッグ詰め中です。続けるには終了を取り消してください。

## engine/advice/day

day-ends-with-level-over = 一日はレベル{ $level }で終わり、そのレベルは終了しました
day-ends-with-level-in = 一日はレベル{ $level }で終わり、残り{ $time }です。時計を止めます
announce-last-hands = 最後のハンドを告知
day-ends-with-players = 残り{ $players }になり、進行中のハンドが終わると一日の終わりです
once-last-hands-played = 各テーブルで{ $hands }を終えたら
end-the-day = 一日を終了
do-end-day = 一日を終了
bag-the-stacks = { $stacks }をバッグに入れる
bag-next = 次：{ $name }
close-the-day = 一日を締める
bags-are-in-play = プレー中の{ $chips }がすべてバッグにあります
bags-differ-say-why = バッグは{ $bagged }、プレー中は{ $in_play }：数え直すか理由を入力
matter-day = 一日の終わり

## engine/floor_line/day_verbs

floor-day = 一日
floor-day-how = day lastで最後のハンドを告知、day endで終了、全員のバッグ詰め後にday close
floor-day-ends = 時計を止め、{ $players }がスタックをバッグに入れます
floor-last-hands = 各テーブルで何ハンド？ day last 4
floor-last-hands-drawn = 時計を止め、{ $from }から{ $to }ハンドをカードで抽選します
floor-last-hands-said = 時計を止め、各テーブル{ $hands }
floor-day-close = バッグに{ $bagged }、プレー中{ $in_play }
floor-bag-whose = 誰のスタックを、どのバッグに？ bag 6.4 125000 #17。テーブルを席順に：bag 6 125000 98000
floor-bag-open-whose = 誰のバッグ？ bag open 6.4。テーブル全体：bag open 6
floor-bagged = { $who }：{ $sum }、バッグ{ $number }
floor-bag-opened = { $who }：バッグ{ $number }
floor-bags-there = { $table }：{ $bagged }、{ $says }

## engine/rulebook/setup/day_end

day-end-out-of-range = 一日の終わりは、レベル、2人以上の残り人数、またはエントリーの0.01から99.99パーセントで決めます。
last-hands-two-hours = 最後のハンドの告知は、レベル終了の120分前までにしてください。
day-end-level = レベル{ $level }で
day-end-left = 残り{ $players }で
day-end-share = エントリーの{ $share }パーセントが残ったとき
day-end-director = ディレクターの判断で

## engine/rules/bags

bags-open = バッグ詰め待ち{ $stacks }

## house/papers/bags

paper-bag-forms = バッグ記入用紙
paper-bag-and-initials = バッグ、イニシャル
paper-bag-number = バッグ{ $number }
paper-bag-slip = バッグ
paper-bag-player-signs = カウント確認、プレイヤー署名
paper-bag-staff-signs = カウント確認、ディーラー署名
nothing-bagged = まだ何もバッグに入っていません。
paper-goes-on-with = レベル{ $level }から再開します。
paper-stacks-bagged = スタック
paper-bag-opened = バッグ開封（署名）

## engine/views/next_day

next-day-close-first = 先に一日を締めてください。翌日はそのバッグから始まります。
next-day-bounties = プレイヤーにバウンティがかかっています。バウンティは購入した日に残ります。
next-day-deal = ディール成立済みです。この日を最後までプレイしてください。
next-day-same-name = { $name }という名前のプレイヤーが2人います。片方の名前を変えるか、リスト番号を付けてください。
begins-with-a-level = プレーは1から500のレベルで始まります。

## cash

cash-opened = { $name }を開始
cash-opened-stakes = { $name }を開始、{ $stakes }
cash-bought-by = { $name }が{ $amount }分のチップを購入、{ $payer }が支払い
cash-bought-owed = { $name }が{ $amount }分のチップを購入、未払い
cash-bought = { $name }が{ $amount }分のチップを購入、現金箱に支払い
cash-out-paid = { $name }が現金箱から{ $amount }をキャッシュアウト
cash-out-open = { $name }が{ $amount }をキャッシュアウト、清算待ち
cash-shared-by = { $amount }の差額は{ $name }の負担
cash-shared-winners = { $amount }の差額は勝った人で分担
cash-shared-even = { $amount }の差額は全員で均等に分担
cash-closed = ゲームは終了
cash-no-such-player = このプレイヤーはこのゲームにいません。
cash-open-first = まず名前をつけてゲームを開いてください。
cash-is-closed = ゲームは終了しています。続けるにはその行を取り消してください。
cash-is-open = このゲームはすでに開いています。
cash-full = 1つのゲームは500人までです。
cash-is-out = { $name }はキャッシュアウト済みです。先に新しいバイインが必要です。
cash-box-short = 現金箱には{ $amount }あります。残りを最後に清算するには「owed」をつけてください。
cash-nothing-to-share = チップは合っています。分担するものはありません。
cash-no-winner = 勝った人がいません。均等にするか、名前を指定してください。
cash-still-in = プレー中：{ $names }。先に全員をキャッシュアウトしてください。チップがなければ0です。
cash-differs = { $words }。差額を誰が負担しますか：even、winners、または名前。
cash-missing = { $amount }分のチップが足りません
cash-too-many = { $amount }分のチップが多くキャッシュアウトされました
cash-name = 「buy Anna 100」のように名前を入力してください。
cash-name-taken = { $name }はすでに参加しています。別の人には別の名前をつけてください。
cash-unit = このゲームの金額は{ $unit }の倍数です。
cash-amount = { $least }から{ $most }までの金額を入力してください。
cash-game-name = ゲームに名前をつけてください。
cash-currency = 通貨は3文字、小数は4桁までです。
cash-smallest = 最小の金額は0より大きくしてください。
cash-plays-already = このゲームの参加者：{ $names }。その名前に「more」、別の人なら「new」を入力してください。
cash-not-understood = 「buy Anna 100」「more Anna 50」「out Bo 73.50」「share even」「close」のどれかを入力してください。
cash-nobody = このゲームに{ $name }という人はいません。
cash-which = どの人ですか：{ $names }。名前をもう少し入力してください。
cash-pays = { $from }が{ $to }に{ $amount }を支払う
cash-pays-box = { $from }が現金箱に{ $amount }を支払う
cash-box-pays = 現金箱から{ $to }に{ $amount }を支払う
cash-box-overpaid = 現金箱は入った額より{ $amount }多く支払いました
cardroom-advice-chair = { $number }卓: 余分な椅子を外す。この席には誰も呼ばない
cardroom-advice-wish = { $number }卓の席{ $seat }が空席: { $name }が先に希望
cardroom-advice-transfer = { $number }卓に空席: { $from }卓の{ $name }が希望
cardroom-advice-call = { $number }卓に空席: { $game }に{ $name }を呼ぶ
cardroom-advice-moves-on = { $number }卓に空席: { $name }が{ $from }卓から移る（{ $when }）
cardroom-advice-here = { $number }卓に空席: 次は{ $name }、着席できる
cardroom-advice-unseen = { $name }は{ $minutes }分前に呼ばれたが来ない: 次の人へ
cardroom-advice-called = { $number }卓に空席: 次は{ $name }、{ $minutes }分前に呼び出し、{ $time }まで待つ
cardroom-advice-unlock = { $number }卓の席{ $seat }: { $name }が来ないので席を開放する
cardroom-advice-locked = { $number }卓の席{ $seat }は{ $name }に確保中、{ $time }に開放
cardroom-advice-leaves = { $number }卓の席{ $seat }は{ $name }に確保中、{ $from }卓を離れる（{ $when }）
cardroom-advice-over = { $number }卓の席{ $seat }: { $name }は次のブラインドまで代わりにプレイ
cardroom-advice-pick-up = { $number }卓の席{ $seat }: { $name }は{ $minutes }分不在、チップを回収できる
cardroom-advice-time = { $number }卓: { $time }の30分の料金を集める、人数: { $count }
cardroom-advice-setup = { $number }卓: 新しいカードに替えられる
cardroom-advice-start = { $number }卓は満席、開始できる
cardroom-at-once = すぐに
cardroom-at-once-but = すぐに、ただしスモールブラインドとボタンを除く
cardroom-at-once-button = すぐに、ブラインドを払っていればボタンの後
cardroom-until-blind = ビッグブラインドの番まで
cardroom-this-hand = このハンドの後
cardroom-one-more-hand = あと1ハンドの後
cardroom-adds-at-most = { $name }が追加できるのは{ $amount }までです（{ $rule }）。
cardroom-no-chips-behind = { $name }に届く途中のチップはありません。
cardroom-not-timed = { $number }卓では時間料金を集めません。
cardroom-nothing-due = { $number }卓で集める30分はありません。
cardroom-all-pay = 待っている人がいるので全員が払います（{ $rule }）。
cardroom-not-waiting = { $name }は{ $game }のリストにいません。
cardroom-barred = { $name }がここに戻れるのは{ $minutes }分後です。
cardroom-kill-owed = { $name }は{ $amount }のキルを先に払います（{ $rule }）。
cardroom-no-phone = 電話では受け付けません。{ $name }は受付で登録します（{ $rule }）。
cardroom-waits-already = { $name }はすでに{ $game }のリストにいます。
cardroom-plays-already = { $name }はすでに{ $game }をプレイしています。
cardroom-no-seat-free = { $game }に空席はありません。
cardroom-other-game = { $number }卓は{ $game }ではありません。
cardroom-nobody-waits = { $game }の呼び出しを待つ人はいません。
cardroom-not-next = リストでは{ $first }が{ $name }より先です。フロアの判断なら「!」を付けてください。
cardroom-apart-but = { $name }は{ $other }と同席できません（{ $rule }）。{ $number }卓に席があります。
cardroom-apart = { $name }は{ $other }と同席できません（{ $rule }）。
cardroom-on-no-list = { $name }はどのリストにもいません。
cardroom-not-called = { $name }は呼ばれていません。
cardroom-runs = { $number }卓はすでにプレイ中です。
cardroom-no-deposit = 預かる、または返す保証金はありません。
cardroom-open-first = 先に名前を付けてカードルームを開いてください。
cardroom-is-open = カードルームはすでに開いています。
cardroom-no-game = ゲーム{ $number }はありません。
cardroom-no-table = { $number }卓はありません。
cardroom-table-closed = { $number }卓は閉じています。
cardroom-no-player = このプレイヤーはカードルームに登録されていません。
cardroom-name = 「list 2-5 Anna」のように名前を入力してください。
cardroom-name-taken = { $name }はすでにいます。別の人には別の名前を付けてください。
cardroom-no-seat-of = { $name }に席はありません。
cardroom-pair = ペアは異なる2人です。
cardroom-no-kill = { $number }卓にそのようなキルはありません。
cardroom-bar = 卓と分数を入力してください。
cardroom-not-away = { $name }は不在ではありません。
cardroom-away-already = { $name }はすでに不在です。何分かを入力してください。
cardroom-no-blinds = このゲームにそのブラインドはありません。
cardroom-no-missed-button = { $name }にはまだミスドブラインドボタンがありません（{ $rule }）。
cardroom-chips-missing = { $name }が持ち出したチップが{ $amount }足りません（{ $rule }）。
cardroom-owes-nothing = { $name }が払うブラインドはありません。
cardroom-not-due = { $name }のチップはまだ回収できません（{ $rule }）。
cardroom-over-nobody = 代わりにプレイできるのは不在の席だけです（{ $rule }）。
cardroom-one-seat = { $name }にはすでに席があります（{ $rule }）。
cardroom-seat-taken = { $number }卓の席{ $seat }は{ $name }の席です。
cardroom-table-full = { $number }卓に空席はありません。
cardroom-no-such-chair = { $number }卓の椅子は{ $chairs }脚です。
cardroom-wished-first = { $first }が先に席の変更を希望しました（{ $rule }）。
cardroom-arrived-first = { $first }が先に来たので{ $name }より先に席を選びます（{ $rule }）。
cardroom-sits-there = { $name }は{ $number }卓にいます。
cardroom-no-lock = { $name }に確保した席はありません。
cardroom-plays-over = { $name }は代わりにプレイ中です。先に終えてください。
cardroom-brings-back = { $name }は1時間以内に{ $amount }で離れたので、同じ額で戻ります（{ $rule }）。
cardroom-least = { $game }の最低バイインは{ $amount }です（{ $rule }）。
cardroom-most = 最高バイインは{ $amount }です（{ $rule }）。
cardroom-no-wish = { $name }は席の変更を希望していません。
cardroom-leaves-too-few = { $from }卓は{ $old }人、{ $number }卓は{ $new }人になります（{ $rule }）。
cardroom-moves-on-first = { $first }が{ $name }より先に移ります（{ $rule }）。
cardroom-too-large = { $name }は最高バイインを超えるので1時間後に移れます（{ $rule }）。
cardroom-main-game = { $number }卓はメインゲームです。
cardroom-about-name = カードルームに名前を付けてください。
cardroom-call-minutes = 呼び出しを待つのは1分から120分です。
cardroom-game-values = ゲームには下限と上限、最大12席、ミックスにはその種目が必要です。
cardroom-full = ゲームと卓はこれ以上保存できません。
cardroom-mix-is-the-same = { $game }と{ $of }種目中{ $shared }種目が同じです。そのマストムーブ卓として開いてください（{ $rule }）。
cardroom-limits-too-near = { $game }が進行中です。新しいリミットは下の2倍以上、上の半分以下です（{ $rule }）。
cardroom-objections = { $count }人以上が反対するとリミットは変わりません（{ $rule }）。
cardroom-names-wait = 待つ人がいて卓が1つの間、リミットは変わりません（{ $rule }）。
cardroom-table-open = { $number }卓は開いています。別の番号を入力してください。
cardroom-mix-is-another = { $game }と{ $of }種目中{ $shared }種目だけが同じで、独立したメインゲームです（{ $rule }）。
cardroom-chairs = 卓の椅子は2から12脚です。
cardroom-two-to-start = 先にチップを持つ2人が着席してください。
cardroom-does-not-run = { $number }卓はプレイ中ではありません。
cardroom-not-empty = { $number }卓にプレイヤーがいます。ブレイクしてください。
cardroom-cards = 各プレイヤーは1枚引き、同じカードは1度だけです。
cardroom-opened = { $name }を開く
cardroom-settings = ルームの設定を変更
cardroom-game-added = 新しいゲーム: { $game }
cardroom-placard = { $game }の表示を変更
cardroom-limit-changed = { $game }: リミットを{ $low }-{ $high }に変更、反対: { $objections }
cardroom-table-opened = { $number }卓を{ $game }で開く
cardroom-started = { $number }卓を開始
cardroom-last-hands = { $number }卓は最後のハンド
cardroom-closed = { $number }卓を閉じる
cardroom-chairs-changed = { $number }卓の椅子は{ $chairs }脚
cardroom-listed = { $name }が{ $game }を待つ
cardroom-off-list = { $name }を{ $game }のリストから外す
cardroom-called = { $name }を{ $game }の{ $number }卓に呼ぶ
cardroom-here = { $name }が来た
cardroom-unseen = { $name }は来ないので飛ばす
cardroom-unseen-out = { $name }は来ないのでリストから外す
cardroom-declined = { $name }は{ $number }卓を断り、リストに残る
cardroom-declined-loses = { $name }は{ $number }卓を断り、順番を失う
cardroom-deposit-back = { $name }に保証金{ $amount }を返す
cardroom-deposit = { $name }が保証金{ $amount }を預ける
cardroom-locked = { $number }卓の席{ $seat }を{ $name }に確保{ $reason }
cardroom-unlocked = { $number }卓の席{ $seat }の{ $name }への確保を終了
cardroom-seated = { $name }が{ $number }卓の席{ $seat }に{ $amount }で着席
cardroom-wish-table = { $number }卓
cardroom-wish-seat = 席{ $seat }
cardroom-wish-any = 別の席
cardroom-wished = { $number }卓の{ $name }の希望: { $wish }
cardroom-stays = { $name }は席を変えない
cardroom-seat-changed = { $name }が{ $number }卓の席{ $from }から席{ $seat }へ
cardroom-must-move = { $name }が{ $from }卓から{ $number }卓の席{ $seat }へ進む
cardroom-moved = { $name }が{ $from }卓から{ $number }卓の席{ $seat }へ移る
cardroom-refused-move = { $name }は移動を断り、{ $number }卓を{ $amount }で離れる
cardroom-left = { $name }が{ $number }卓を{ $amount }で離れる
cardroom-paid-out = { $name }に預かったチップ{ $amount }を渡す
cardroom-bought-behind = { $number }卓の{ $name }がケージで{ $amount }を購入、チップは届く途中
cardroom-bought = { $number }卓の{ $name }がケージで{ $amount }を購入
cardroom-chips-came = { $name }のチップが届いた
cardroom-third-man = { $name }は3人目の不在、次のブラインドまでに戻る
cardroom-away-for = { $name }は{ $minutes }分不在
cardroom-away = { $name }は不在
cardroom-missed = { $name }が{ $blinds }を払わなかった
cardroom-absent = { $name }にアブセントボタン
cardroom-back = { $name }が戻った
cardroom-posted = { $name }のブラインドは精算済み（{ $amount }）
cardroom-picked-up = { $number }卓の{ $name }のチップを回収: { $amount }
cardroom-plays-over-seat = { $name }が{ $number }卓の席{ $seat }で代わりに{ $amount }でプレイ
cardroom-time-pot = { $number }卓: 1つのポットから時間料金{ $amount }
cardroom-collected = { $number }卓: 時間料金{ $amount }、人数: { $count }
cardroom-setup = { $number }卓に新しいカード
cardroom-button = { $name }が{ $card }で{ $number }卓のボタン
cardroom-kept-apart = { $name }と{ $other }は同席しない
cardroom-together = { $name }と{ $other }は同席できる
cardroom-leg-up = { $name }がキルに1勝
cardroom-must-kill = { $name }は{ $amount }のキルを払う
cardroom-kill-posted = { $name }がキルを払った
cardroom-kill-neutral = { $number }卓のキルボタンは誰のものでもない
cardroom-barred-table = { $name }は当面{ $number }卓でプレイできない
cardroom-barred-game = { $name }は当面{ $game }をプレイできない
cardroom-by-the-floor = { $says }（フロアの判断）
cardroom-tier = { $name }のカードは{ $tier }
cardroom-no-tier = { $name }にランクはない
cardroom-seen = { $name }: 年齢と身分を確認、{ $on }
cardroom-house = { $name }: 店のメモを変更
# As in English.
cardroom-note = { $name }: { $text }
cardroom-broke-to = { $name } { $card } { $number }卓の席{ $seat }へ
cardroom-broke-list = { $name } { $card } リストへ
cardroom-broke = { $number }卓をブレイク: { $players }
cardroom-small-blind = スモールブラインド
cardroom-big-blind = ビッグブラインド
cardroom-straddle = ストラドル
cardroom-kept-pot = （別の卓でハンド中）
cardroom-kept-drawn = （引き当てたが不在）
cardroom-kept-need = （この席が必要）
cardroom-not-understood = 「list 2-5 Anna」「call 2-5」「seat 6.4 Anna 500」「away Bo」「back Bo」「broke 4」のように入力してください。
cardroom-no-such-game = ゲーム{ $name }はありません。
cardroom-which-game = どのゲームですか: { $names }。名前をもっと入力してください。
cardroom-nobody = { $name }という人はいません。
cardroom-known = 登録済み: { $names }。名前を全部入力するか、別の人なら前に「new」を付けてください。
cardroom-wrong-money = チップと金額が合いません
cardroom-wrong-kept = { $name }に預かりより{ $amount }多く渡しました
no-such-card-room = そのカードルームはありません。
newer-card-room-line = このカードルームの行{ $number }は新しい版の Shuffle Up で書かれました。そちらで開いてください。何も変更していません。
no-such-cash-game = そのキャッシュゲームはありません。
newer-cash-line = このキャッシュゲームの{ $number }行目は新しいバージョンのShuffle Upで書かれました。そちらで開いてください。何も変わっていません。
paper-cash-even = 全員の清算が済んでいます。
paper-cash-in-play = プレー中：{ $names }
paper-cash-result = { $net } · 購入{ $bought }、キャッシュアウト{ $cashed }
paper-cash-settle-up = 清算
paper-cash-wrong = 合わないもの
paper-cash-results = 結果

## staff/money

staff-amount = スタッフの取り分は0より大きく10,000,000,000までです。
staff-line = 読み取れません：{ $line }。「Anna 12」「Bo 7:30」のように名前とダウン数または時間を入力してください。
staff-twice = { $name }が2回あります。1行にまとめてください。
staff-too-many = スタッフの取り分を分けられるのは500人までです。
staff-nobody = まだ誰も働いていません。1人1行で入力してください。
stack-set-out-there = { $seat }には開始スタックが置いてあります。先に取り除いてください：stack { $short } 解除 のあとに残りのチップ。
no-seats-to-set-out = 先に席を抽選してください。
house-sells-full-stacks = この会場は遅れて来る人に満額のスタックを売り、置いておきません（TCH 8a）。
seat-alternates-first = 補欠がこの席を待っています。先に座らせてください。
name-a-seat = 席を一つ以上指定してください。
seat-not-free-for-stack = { $seat }は空席ではありません。空席を一度ずつ指定してください。
log-stacks-at = { $seats }に{ $chips }チップ
log-set-out = スタックを置く
no-stack-set-out = { $seat }にスタックは置いてありません。
more-than-was-set-out = 置いたときのスタックは{ $chips }でした。
log-unsold-stack = { $seat }の売れ残りのスタック、{ $chips }チップが場から出ます
log-remove = 取り除く
stack-would-be-nowhere = { $seat }に置いたスタックの場所がなくなります
late-registration-has-closed = 途中参加は締め切られました
remove-unsold-stack = { $seat }のスタックは売れませんでした：取り除いてください
set-out-for = { $minutes }前から置いてあります：ブラインドのあとに残ったチップを入力
floor-stack-which = どの席ですか？stack 3.2 5.1 または stack 3.2 解除 850
floor-stack = { $seats }に{ $chips }チップを置き、遅れて来る人を待ちながらブラインドを払います
floor-stack-left = ブラインドのあとに何チップ残りましたか？stack { $seat } 解除 850
floor-stack-off = { $seat }の売れ残りのスタック：{ $chips }チップが場から出ます
sum-needed-how = チップ、次に大きいチップ、各レベルのブラインドとアンティ：needed 25 100 75/150 100/200
sum-needed-never = どのレベルでも{ $chip }は不要です：今すぐ外せます
sum-needed-until = { $chip }は{ $level }まで必要で、{ $next }の前に外します
sum-needed-still = 最後のレベル{ $level }でもまだ{ $chip }が必要です
sum-needed-bet = { $bet }は{ $larger }では払えません
sum-kind-needed = チップはいつカラーアップする？
sum-field-chip = チップ
sum-field-larger = 次に大きいチップ
sum-field-levels = これからのレベル、それぞれのブラインドとアンティ

## staff

downs = { $count ->
    [one] { $count }ダウン
   *[other] { $count }ダウン
}
staff-opened = { $name }開始：{ $minutes }分ごとにプッシュ、{ $downs }ごとに休憩
staff-came = { $names }が{ $role }として出勤
staff-dealer = ディーラー
staff-floor = フロア
staff-cashier = キャッシャー
staff-brush = ブラッシュ
staff-colour-up = カラーアップ
staff-bagging = バッグ
staff-left = { $names }が退勤
staff-no-dealer-at = テーブル{ $table }にディーラーがいません
staff-stays = { $name }はテーブル{ $table }のまま
staff-goes = { $name }は{ $from }から{ $table }へ
staff-comes = { $name }は{ $table }へ
staff-table-opens = テーブル{ $table }が{ $name }で開始
staff-table-opens-bare = テーブル{ $table }がディーラーなしで開始
staff-table-breaks = テーブル{ $table }がブレイク、{ $name }は休憩
staff-table-breaks-bare = テーブル{ $table }がブレイク
staff-deals = { $name }がテーブル{ $table }を担当
staff-free = { $name }は手空き
staff-rests = { $name }は休憩
staff-pushed = プッシュ：{ $moves }
staff-break-began = { $names }が休憩
staff-came-back = { $names }が戻りました
staff-late-stays = { $name }がテーブル{ $table }にいません。{ $other }が続けます
staff-late-bare = { $name }がテーブル{ $table }にいません。ディーラーがいません
staff-late = { $name }が遅れています
staff-helps = { $names }が{ $work }へ
staff-shift-from = { $name }が{ $other }から{ $role }のシフトを引き継ぎます
staff-shift = { $name }が{ $role }のシフトです
staff-every = { $minutes }分ごとにプッシュ
staff-breaks = { $downs }ごとに休憩
staff-ordered = ディーラーの順番：{ $tables }
staff-push-in = 次のプッシュは{ $minutes }後です
staff-closed = 終了、全員退勤
staff-does-off = 不在
staff-does-wait = 手空き
staff-does-work = 勤務中
staff-does-deal = テーブル{ $table }
staff-does-break = 休憩中
staff-does-late = 遅刻
staff-advice-bare = テーブル{ $table }にディーラーがいません
staff-advice-free = { $name }が最も長く手空きです
staff-advice-nobody-free = 手空きの人がいません
staff-advice-push = 今プッシュ
staff-advice-push-soon = まもなくプッシュ
staff-advice-floor = フロアのシフトに誰もいません
staff-advice-floor-why = 引き継ぎ用紙に担当者が載ります
staff-advice-cut = 退勤できる人：{ $names }
staff-advice-cut-why = テーブルと休憩に必要な数より多くのディーラーが手空きです。最も長く働いた人からです
staff-open-first = まず名前を付けて開始してください。
staff-is-closed = 終了しています。続けるにはその行を取り消してください。
staff-is-open = すでに開始しています。
staff-not-away = { $name }は休憩中でも遅刻でも手伝い中でもありません。
staff-minutes = プッシュは5〜240分ごとです。
staff-downs = 休憩は1〜20ダウンごとです。
staff-next = 次のプッシュは240分以内です。
staff-is-here = { $name }はすでに来ています。別の人には別の名前を付けてください。
staff-named-twice = { $name }が2回あります。
staff-full = 1晩に1,000人までです。
staff-table-runs = テーブル{ $table }はすでに開いています。
staff-tables-full = 開けるテーブルは500までです。
staff-deals-already = { $name }はすでにテーブル{ $table }を担当しています。
staff-nobody-to-push = まだ誰も配っていません。「table 12」と「dealer Ana」を入力してください。
staff-just-pushed = プッシュしてから1分以内です。間違いなら元に戻してください。
staff-shift-role = シフトがあるのはフロア、キャッシャー、ブラッシュです。ディーラーにはテーブルがあります。
staff-has-shift = { $name }はすでにこのシフトです。
staff-so-many-free = 手空きのディーラー：{ $free }。1からその数まで、または名前を入力してください。
staff-is-off = { $name }は不在です。来たら「dealer { $name }」と入力してください。
staff-does-already = { $name }はすでにそうなっています。
staff-no-such-table = テーブル{ $table }は開いていません。
staff-tables = 「12-16 20」のように、1〜9999のテーブル番号を1回ずつ入力してください。
staff-no-such-person = 今夜そのような人はいません。
staff-name = 「dealer Ana」のように名前を入力してください。
staff-evening-name = 名前を付けてください。
staff-rhythm = プッシュは5〜240分ごと、休憩は1〜20ダウンごとです。
staff-no-work = まだ誰も働いていません。
staff-not-understood = 「dealer Ana, Bo」「table 12-16」「deals 12 Ana」「push」「break Bo」「late Cy」「off Dee」「shift floor Eve」のいずれかを入力してください。
staff-nobody-called = { $name }という名前のスタッフはいません。来たら「dealer { $name }」と入力してください。
staff-which = どの人ですか：{ $names }？名前をもっと入力してください。
no-such-staff-evening = そのようなスタッフの記録はありません。
newer-staff-line = スタッフの記録の{ $number }行目は新しいバージョンのShuffle Upで書かれました。そちらで開いてください。何も変更されていません。
paper-no-dealer = ディーラーなし
paper-push-at = { $time }にプッシュ
paper-push-rests = { $name }は休憩
paper-staff-worked = { $downs }、{ $hours }時間
paper-since = { $time }から
paper-line-up = 配置
paper-next-push = 次のプッシュ
paper-staff-free = 手空きと休憩中
paper-shifts = シフト
paper-from-to = { $from }〜{ $to }
