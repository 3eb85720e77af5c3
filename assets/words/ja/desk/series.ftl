# Series: several flights and later days that play for one pool.

house-series-title = シリーズ
house-series-about = { $count ->
    [0] まだありません
   *[other] { $count }シリーズ
}
house-series-create = 新しいシリーズ
house-series-back-to-series = すべてのシリーズ
house-series-empty-title = シリーズはまだありません
house-series-empty-about = シリーズは、複数のフライトとその後の日からなる1つの大会です。それぞれが独立したトーナメントです。賞金プール、順位、2日目の一覧はシリーズのものです。
house-series-days = { $count ->
    [0] トーナメントなし
   *[other] { $count }トーナメント
}
house-series-in-play = 進行中：{ $names }
house-series-name = 名前
house-series-create-about = 名前だけで作れます。変更するまで通常のルールが使われます。
house-series-create-go = 作成
house-series-part = シリーズの部分
house-series-parts-flights = フライト
house-series-parts-day-two = 2日目
house-series-parts-places = 順位
house-series-parts-lines = 記録
house-series-parts-rules = ルール
house-series-flight = フライト{ $number }
house-series-together = 全フライト
house-series-day = { $number }日目
house-series-place = フライト{ $flight }の{ $day }日目
house-series-place-together = 全フライト合同の{ $day }日目
house-series-next-named = { $name } { $day }日目
house-series-next-draw = { $day }日目の席を抽選

## Flights side by side

house-series-flights-title = フライトと日
house-series-flights-flight = フライト
house-series-flights-day = トーナメント
house-series-flights-level = レベル
house-series-flights-entries = エントリー
house-series-flights-left = 残り
house-series-flights-average = 平均
house-series-flights-bags = バッグ
house-series-flights-pool = 賞金プール
house-series-flights-cash = 現金
house-series-flights-keys = ↑ ↓で日を移動し、Enterか番号でトーナメントを開きます。
house-series-flights-go-to = { $name }を開く
house-series-flights-not-started = 開始前
house-series-flights-closed = 締め済み
house-series-flights-ends = { $time }に終了
house-series-flights-bagged = バッグ{ $count }個：{ $chips }のうち{ $bagged }チップ
house-series-flights-close = 締める
house-series-flights-close-of = { $name }を締める
house-series-flights-why = バッグと場のチップが合わない理由
house-series-flights-close-so = この理由で締める
house-series-flights-remove = 外す
house-series-flights-remove-of = { $name }をシリーズから外す
house-series-flights-none = 各フライトのトーナメントを追加してください。そこでのプレイはすぐここに反映されます。
house-series-flights-add = トーナメントを追加
house-series-flights-tournament = トーナメント
house-series-flights-as = 区分
house-series-flights-add-go = 追加
house-series-flights-nothing-to-add = 追加できるトーナメントがほかにありません。先に次のものを作ってください。
house-series-flights-change-rules = ルールを変更

## Money and figures

house-series-facts-entries = エントリー
house-series-facts-players = プレイヤー
house-series-facts-left = 残り
house-series-facts-pool = 賞金プール
house-series-facts-guarantee = 保証額
house-series-facts-overlay = オーバーレイ
house-series-facts-places = 入賞数
house-series-facts-first = 1位
house-series-facts-min-cash = 最低賞金
house-series-money-waits = 次のフライトを締めるか受付を終えると、賞金が確定します：{ $flights }。
house-series-money-further = ほかのスタック{ $count }個に、賞金プールから{ $amount }ずつ支払います。
house-series-money-in-flights = 各フライトがその参加者に{ $amount }を支払います。
house-series-money-beyond = 店が賞金プールのほかに{ $amount }を出します。
house-series-money-unassigned = { $amount }はまだ誰も獲得できません。
house-series-money-bubble = フライト内でハンド・フォー・ハンドがあります。
house-series-forecast-title = 2日目
house-series-forecast-expected = 見込み
house-series-forecast-certain = 確定{ $count }人
house-series-forecast-tables = 卓
house-series-forecast-of = { $seats }席
house-series-forecast-average = 平均スタック
house-series-forecast-begins = 開始
house-series-forecast-big-blind = ビッグブラインド{ $chips }
house-series-forecast-uncounted = まだ数えていないもの：{ $flights }。
house-series-leaders-title = 全フライトのチップリーダー
house-series-leaders-none = まだスタックが数えられていません。

## To be settled

house-series-settle-title = 確認が必要
house-series-settle-added = { $day }：締めた後に{ $name }がエントリーしました。
house-series-settle-gone = { $day }：{ $name }のエントリーがなくなりました。
house-series-settle-standing = { $day }：{ $name }は「{ $was }」から「{ $now }」になりました。
house-series-settle-other = { $day }：{ $name }のエントリーが変わりました。
house-series-settle-chips = { $day }：場のチップが{ $was }から{ $now }になりました。
house-series-settle-in = プレイ中
house-series-settle-bagged = バッグに{ $chips }
house-series-settle-out = レベル{ $level }で敗退
house-series-settle-accept = 認める
house-series-settle-accept-of = 変更を認める：{ $name }
house-series-settle-beyond = { $name }のエントリーは合計{ $entries }回です。{ $allowed }回まで認められます。
house-series-settle-beyond-in = { $name }のフライト{ $flight }のエントリーは{ $entries }回です。{ $allowed }回まで認められます。
house-series-settle-maybe = { $name }は{ $days }でプレイしました。同じ人ですか。
house-series-settle-one = 同じ人
house-series-settle-one-of = { $name }は同じ人
house-series-settle-several = 別の人
house-series-settle-several-of = { $name }は別の人

## Stacks

house-series-stacks-find = プレイヤーかバッグを探す
house-series-stacks-none = バッグに入ったスタックはまだありません。
house-series-stacks-no-places = エントリーはまだありません。
house-series-stacks-not-found = 見つかりません。
house-series-stacks-pages = 一覧のページ
house-series-stacks-place = 順位
house-series-stacks-player = プレイヤー
house-series-stacks-flight = フライト
house-series-stacks-chips = チップ
house-series-stacks-big-blinds = ビッグブラインド
house-series-stacks-bag = バッグ
house-series-stacks-opened-by = 開けた人
house-series-stacks-standing = 状態
house-series-stacks-won = 獲得
house-series-stacks-at-once = すぐに{ $amount }
house-series-stacks-open = { $name }のスタックを変更
house-series-stacks-open-bag = バッグを開ける
house-series-stacks-in-bag = バッグのチップ
house-series-stacks-bag-number = バッグの番号
house-series-stacks-why = 理由
house-series-stacks-correct = バッグを訂正
house-series-stacks-give-up = スタックを放棄
house-series-stacks-match = 同じ人を選ぶ
house-series-stacks-same = { $name }と同じ人
house-series-stacks-choose = { $name }と同じ人を選んでください。
house-series-stacks-cancel = キャンセル
house-series-stacks-part = ほかの誰でもない
house-series-stacks-part-about = { $name }はシリーズのほかの誰でもない
house-series-stacks-bad-chips = チップは整数で入力してください。
house-series-standing-in-play = プレイ中
house-series-standing-bagged = 次へ進む
house-series-standing-further = ほかのスタック
house-series-standing-added = 別のスタックに加算
house-series-standing-out = 敗退
house-series-standing-given-up = 放棄

## Lines

house-series-lines-strike = 取り消す
house-series-lines-strike-of = { $number }行目を取り消す
house-series-lines-restore = 復元
house-series-lines-restore-of = { $number }行目を復元
house-series-lines-undo = { $number }行目を元に戻す
house-series-lines-opened = { $name }として開始
house-series-lines-renamed = { $name }に改名
house-series-lines-rules-changed = ルールを変更
house-series-lines-added = { $day }を{ $place }として追加
house-series-lines-removed = { $day }を除外
house-series-lines-closed = { $day }をバッグ内{ $chips }チップで締めた
house-series-lines-given-up = { $who }が{ $day }のスタックを放棄
house-series-lines-bag-corrected = { $day }：{ $who }のバッグは{ $chips }チップ
house-series-lines-bag-numbered = { $day }：{ $who }のバッグ{ $bag }は{ $chips }チップ
house-series-lines-matched = 同じ人：{ $names }
house-series-lines-parted = { $who }はほかの誰でもない
house-series-lines-entry-accepted = 変更を認めた：{ $day }の{ $who }
house-series-lines-chips-accepted = 変更を認めた：{ $day }の場のチップ{ $chips }
house-series-lines-struck = { $number }行目を取り消した
house-series-lines-restored = { $number }行目を復元した
house-series-lines-because = { $said }（{ $why }）
house-series-lines-entry = エントリー{ $number }
house-series-lines-player = { $day }のプレイヤー{ $number }
house-series-lines-gone = なくなったトーナメント

## Rules

house-series-form-sentence = { $forward }。ほかのスタックへの支払い：{ $further }。{ $inside }。
house-series-form-forward = 次へ進むスタック
house-series-form-forwards-first = 最初のスタックが次へ進む
house-series-form-forwards-best = 最大のスタックが次へ進む
house-series-form-forwards-added = すべてのスタックを合計する
house-series-form-further = ほかのスタックへの支払い
house-series-form-furthers-nothing = なし
house-series-form-furthers-amount = 定額
house-series-form-furthers-min-cash = 最低賞金
house-series-form-inside = フライト内の賞金
house-series-form-insides-nothing = フライトでは支払わない
house-series-form-insides-own-size = 各フライトが自分の規模の大会として支払う
house-series-form-insides-bands = 各フライトが順位ごとに定額を支払う
house-series-form-insides-advance = 各フライトが最低賞金の一部を前払いする
house-series-form-insides-all-who-go-on = 次へ進む全員が入賞する
house-series-form-amount = ほかのスタック1個の金額
house-series-form-advance = 前払い
house-series-form-bands = 1行に1つ：その順位までと金額
# As in English.
house-series-form-bands-like = { $place } { $example }
house-series-form-bad-bands = 各行に順位と金額を入力してください。
house-series-form-limits = エントリーの上限
house-series-form-no-limit = なし
house-series-form-limit-flight = 1フライトで{ $limit }
house-series-form-limit-all = 全フライトで{ $limit }
house-series-form-in-flight = 1フライトでの1人のエントリー数
house-series-form-over-all = 全フライトでの1人のエントリー数
house-series-form-after-bagging = バッグがあっても別のフライトに参加できる
house-series-form-shares = 各フライトの入賞割合
house-series-form-share = 割合（％）
house-series-form-rounding = 端数
house-series-form-roundings-up = 切り上げ
house-series-form-roundings-down = 切り捨て
house-series-form-pool = 保証額
house-series-form-guarantee = 保証額
house-series-form-house-adds = 店の追加額
house-series-form-no-guarantee = なし
house-series-form-no-currency = 金額はトーナメントを追加すると入力できます。通貨はトーナメントで決まります。
house-series-form-places = 全フライトの順位
house-series-form-placings-level = レベルと時間で決める
house-series-form-placings-flight = フライト内の順位で決める
house-series-form-day-two = 2日目の開始
house-series-form-day-two-level = レベル
house-series-form-earliest = 最も早く終わったフライトのレベルから
house-series-form-top-apart = 大きいスタックを1卓に1人ずつ
house-series-form-save = 保存
house-series-form-saved = 保存しました。
house-series-form-bad-number = { $field }：数字を入力するか、空にしてください。
