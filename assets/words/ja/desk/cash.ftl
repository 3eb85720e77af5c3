# Cash games: the side game at the kitchen table.

house-cash-title = キャッシュゲーム
house-cash-about = { $count ->
    [0] まだありません
   *[other] { $count }ゲーム
}
house-cash-create = 新しいキャッシュゲーム
house-cash-back-to-games = すべてのキャッシュゲーム
house-cash-empty-title = キャッシュゲームはまだありません
house-cash-empty-about = 自宅のキャッシュゲームです。バイインとキャッシュアウト、現金箱の中身、最後に誰が誰に支払うかがわかります。
house-cash-name = 名前
house-cash-usual-name = キャッシュゲーム
house-cash-stakes = ステークス
house-cash-stakes-about = 1/2のような呼び方。空欄でもかまいません。
house-cash-currency = 通貨
house-cash-unit = 最小の金額
house-cash-unit-about = すべての金額はその倍数です。空欄なら最小の硬貨です。
house-cash-unit-wrong = 0.50のように金額を入力してください。
house-cash-how = チップの支払い方
house-cash-hows-box = 現金箱に現金で
house-cash-hows-paper = 紙の上で
house-cash-box-about = プレイヤーは現金箱に支払い、現金箱から受け取ります。
house-cash-paper-about = ゲーム中は誰も支払いません。最後にすべて清算します。
house-cash-create-go = 作成
house-cash-in-play = { $count ->
    [0] プレー中なし
   *[other] { $count }人プレー中
}
house-cash-closed = 終了
house-cash-nobody-title = まだ誰もバイインしていません
house-cash-nobody-about = 「buy Anna 100」と入力してEnterを押してください。
house-cash-print = 清算表を印刷
house-cash-close = ゲームを終了
house-cash-line = ゲームで起きたこと
# As in English.
house-cash-line-placeholder = buy Anna 100
house-cash-line-about = buy、more、outに名前と金額。その後ろにcash、owed、またはbyと支払う人の名前。
house-cash-say = 入力
house-cash-offers = 名前
house-cash-more = 追加
house-cash-out = 退席
house-cash-more-of = { $name }のチップを追加
house-cash-out-of = { $name }がキャッシュアウト
house-cash-still-in = プレー中
house-cash-gets = { $amount }を受け取る
house-cash-owes = { $amount }を支払う
house-cash-even = 清算済み
house-cash-facts-in-play = プレー中
house-cash-facts-bought = 購入
house-cash-facts-cashed = キャッシュアウト
house-cash-facts-on-table = 卓上
house-cash-facts-in-box = 現金箱
house-cash-heads-name = プレイヤー
house-cash-heads-bought = 購入
house-cash-heads-cashed = キャッシュアウト
house-cash-heads-net = 結果
house-cash-heads-open = 清算
house-cash-heads-ways = できること
house-cash-settle-title = 清算
house-cash-settle-waits = プレー中：{ $names }
house-cash-settle-differs = { $words }。誰が分担しますか？
house-cash-settle-even = 全員で均等に
house-cash-settle-winners = 勝った人
house-cash-settle-by-name = または「share」と名前を入力。
house-cash-settle-clear = 全員の清算が済んでいます。
house-cash-lines-title = 行
house-cash-lines-struck = 取り消し：{ $when }
house-cash-lines-strike = 取り消す
house-cash-lines-restore = 復元
house-cash-lines-strike-of = { $number }行目を取り消す
house-cash-lines-restore-of = { $number }行目を復元
house-cash-staff-title = スタッフの取り分
house-cash-staff-amount = 金額
house-cash-staff-lines = 働いた人、1人1行
house-cash-staff-about = 名前とダウン数または時間：「Anna 12」「Bo 7.5」「Cy 7:30」。保存はされません。
