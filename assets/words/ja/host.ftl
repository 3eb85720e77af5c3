# What a phone says before it is let in, a guest’s at the door, and the host’s own.

## before the warning of the browser

let-in-title = 最初に警告が出ます
let-in-about = 証明書をこの家のパソコンで作ったため、ブラウザーが一度だけ警告します。データはこのWi-Fiの外に出ません。
let-in-shows = { $browser }の表示：
let-in-first = 「{ $button }」をタップします。
let-in-then = 次に「{ $button }」をタップします。
let-in-go = 進む
let-in-other = ほかのブラウザー
warns-safari = 接続はプライベートではありません
details-safari = 詳細を表示
go-safari = このWebサイトを閲覧
warns-chrome = この接続ではプライバシーが保護されません
details-chrome = 詳細設定
go-chrome = { $host } にアクセスする（安全ではありません）
warns-firefox = 警告: 潜在的なセキュリティリスクあり
details-firefox = 詳細情報...
go-firefox = 危険性を承知で続行

## a guest at the door

check-in-title = 参加受付
check-in-name = お名前
check-in-ask = 参加を申し込む
check-in-waits = { $name }：ホストの確認待ち
check-in-about = お名前はホストに届いています。このページを開いたままにしてください。
check-in-before = 前に{ $count }人
check-in-refused = ホストが受け付けませんでした。受付で確認してください。
check-in-forgotten = 時間が過ぎました。もう一度申し込むか、ホストに声をかけてください。

## the host’s phone

host-players = プレイヤー
host-money = お金
host-more = その他
host-name = プレイヤー名
host-find = 名前、または新しいプレイヤー
host-out = 敗退（{ $count }）
host-waiting = 席なし（{ $count }）
host-more-tables = ほかのテーブル：名前か席で探してください。
host-is-out = 敗退：{ $name }
host-same-hand = 同じハンドで敗退した人…
host-withdraw = { $name }のエントリーを取り消す
host-guests = ゲストリスト：{ $says }
host-brings = { $name }の同伴者
door-waits = { $name }が参加を希望
door-more = ほかに{ $count }人が待っています
door-let-in = 受け付ける
door-is-entered = { $name }は登録済み
host-change-answers = 回答を変更
host-answer-coming = 来る
host-answer-maybe = 未定
host-answer-not_coming = 来ない
host-brings-more = { $name }の連れを一人増やす
host-brings-fewer = { $name }の連れを一人減らす
host-paid-ahead = 前払い
host-add-ons = アドオン
host-add-ons-for = { $count ->
   *[other] { $count }人全員にアドオン・1人{ $price }
}
host-pay = { $name }に支払う
host-collect = { $name }は支払い済み
host-prize = 賞金 { $amount }
host-bounties = バウンティ { $amount }
host-too-much = { $amount }多い
deal-count = 全員のチップを数えます。確定するまで合意ではありません。
deal-chips-of = { $name }のチップ
deal-counted = 総チップ{ $play }のうち{ $counted }
deal-show = 会場に表示
deal-make-even = 均等に分ける
deal-make-chips = チップ比で分ける
deal-make-icm = ICMで分ける
end-here = ここで大会を終了
end-here-about = 残った全員に順位がつきます。敗退させる必要はありません。
gap-asks = Shuffle Upは{ $away }閉じていました。残り時間は？
gap-run-on = 進めた時間を使う：{ $stage } 残り{ $left }
gap-resume = 閉じた時点に戻す：{ $stage } 残り{ $left }
race-about = 各プレイヤーの端数チップを入力します。空欄は0枚です。
race-odd-of = { $name }の端数チップ
race-all = 全部
race-all-of = { $name }の全チップです
race-hold = チップレース：{ $table }
race-not-count = チップ数を整数で入力するか、空欄にしてください。
race-won = { $value }を{ $count }枚獲得
race-over = 完了：{ $value }×{ $collected }を回収、{ $next }×{ $handed }を配布
light-page = 明るい画面
dark-page = 暗い画面
redo = やり直す：{ $what }
host-cash-waits = プレイ中：{ $names }
host-cash-even = 全員の清算が済んでいます。
