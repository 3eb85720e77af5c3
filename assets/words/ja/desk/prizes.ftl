# Prizes: the pool, the structure, deals, bounties.

prizes-places-paid = 入賞{ $count }名
prizes-tabs = 賞金の表示
prizes-tab-prizes = 賞金
prizes-tab-deal = 分配と終了
prizes-tab-bounties = バウンティ
prizes-tab-payments = 支払い
prizes-sheet = 支払い表
prizes-poster = 賞金表（掲示用）
prizes-may-grow = まだ増える可能性あり
prizes-open = 未確定
prizes-owed = 未払い
prizes-paid-in = 賞金への支払い
prizes-overlay-from = 店の補填
prizes-paid = 支払済み
prizes-place = 順位
prizes-prize = 賞金
prizes-holder = 獲得者
prizes-mark-paid = 支払済みに
prizes-mark-paid-rest = 残り{ $rest }を支払済みに
prizes-mark-paid-to = { $name }の賞金を支払済みにする
prizes-mark-paid-less = 未払い分を引いた{ $rest }を支払済みに
prizes-mark-paid-less-to = { $name }の賞金を、未払い分を引いて支払済みにする
prizes-ticket = チケット{ $number }
prizes-hand-ticket = 渡した
prizes-hand-ticket-to = { $name }のチケットを渡し済みにする
prizes-print-ticket-of = { $name }のチケットを印刷
prizes-tickets-title = チケット
prizes-tickets-owed = 未使用{ $count }枚、{ $amount }分
prizes-tickets-number = 番号
prizes-tickets-winner = 獲得者
prizes-tickets-for = 対象
prizes-tickets-worth = 価値
prizes-tickets-standing = 使用
prizes-tickets-until = { $day }まで
prizes-tickets-used = { $event }
prizes-tickets-expired = 期限切れ
prizes-tickets-out = 未使用
prizes-tickets-print = チケットを印刷
prizes-owes = 未払い{ $owed }
prizes-paid-too-much = 過払い
prizes-collect = { $name }から{ $over }を回収
prizes-too-much = 訂正により{ $over }の過払い
prizes-report = 純益{ $net }：要申告
prizes-report-about = 基準額を超える純益は申告します（TCH 6b）。
prizes-next-to-win = 次の入賞
prizes-pages = 順位
prizes-standings = これまでの敗退者
prizes-all-places = 全順位
prizes-latest-places = 直近の順位
prizes-paste-title = 表計算やファイルから
prizes-paste-about = 各行に順位（複数可）と賞金（割合または金額）。50/30/20や表も読めます。テキスト、CSV、.xlsx、.ods。
prizes-paste-use = { $count ->
    [0] 使う
   *[other] この{ $count }件を使う
}
prizes-paste-file = ファイルを読み込む
prizes-paste-line = { $line }行目：{ $note }

## The structure

prizes-structure-kinds = プールの分け方
prizes-structure-bars = 賞金の棒
prizes-structure-seldom = 端数、1位の賞金、段階
prizes-structure-kind-tables = 通常の表
prizes-structure-kind-generated = この人数用
prizes-structure-kind-percentages = 自分の割合
prizes-structure-kind-amounts = 固定金額
prizes-structure-kind-seats = シート
prizes-structure-means-tables = 30エントリーまではホームゲームの表、超えると自動計算（HPT, Payout）。
prizes-structure-means-generated = どの人数でも、切りのよい段階的な金額。
prizes-structure-means-percentages = 1位から順に、50 30 20のような独自の割合。入力するか棒を動かすと、残りが合わせて変わります。
prizes-structure-means-amounts = エントリーが変わっても金額はそのままです。入力するか棒を動かすと、残りが合わせて変わります。
prizes-structure-means-seats = プールで買えるだけの別のトーナメントのシート。残りは現金です。
prizes-structure-places = 入賞人数
prizes-structure-places-about = 人数、または{ $share }のような全体に対する割合。
prizes-structure-least = 最低賞金
prizes-structure-least-about = 手数料込みのバイイン単位。
prizes-structure-first = 1位の賞金
prizes-structure-first-about = { $share }のような割合。空欄なら通常。
prizes-structure-tiers = 賞金の段階数の上限
prizes-structure-tiers-about = 空欄なら通常。
prizes-structure-usual = 通常
prizes-structure-unit = 端数の単位
prizes-structure-unit-about = 1位以外の賞金はこの倍数になります。
prizes-structure-percentages = 割合
prizes-structure-percentages-about = 合計100。
prizes-structure-seat = シートの価値
prizes-structure-seat-event = シートの対象イベント
prizes-structure-seat-event-about = トーナメントかシリーズの名前。獲得者は番号付きチケットを得ます。空欄ならなし。
prizes-structure-seat-until = 期限
prizes-structure-seat-until-about = 最終日。空欄なら期限なし。
prizes-structure-wrong-amount = { $example }のような金額を入力してください。
prizes-structure-wrong-least = { $example }のようなバイイン数を入力してください。
prizes-structure-wrong-places = 人数か、{ $example }のような割合を入力してください。
prizes-structure-wrong-first = { $share }のような割合か、x{ $steepness }のような傾きを入力してください。
prizes-structure-wrong-tiers = 整数を入力してください。
prizes-structure-wrong-percentages = { $example }のように、割合をスペースで区切って入力してください。
prizes-structure-wrong-withheld = 各行に用途と{ $example }のような金額を入力してください。
prizes-structure-wrong-goods = 各行に1のような順位と賞品を入力してください。
prizes-structure-terms = 保証、追加金、賞品
prizes-structure-guarantee = 保証額
prizes-structure-guarantee-about = 不足分は店が補填します。
prizes-structure-added = 店の追加金
prizes-structure-withheld = 控除
prizes-structure-withheld-about = 支払うまで名目ごとに保管します。
prizes-structure-withheld-for = 用途
prizes-structure-withheld-amount = 金額
prizes-structure-withheld-line = 控除、{ $number }行目
prizes-structure-goods = 現金以外の賞品
prizes-structure-goods-place = 順位
prizes-structure-goods-what = 賞品
prizes-structure-goods-line = 現金以外の賞品、{ $number }行目
prizes-structure-line-out = 削除：{ $line }
prizes-structure-report-above = 申告の基準額
prizes-structure-report-above-about = 純益。空欄ならルールブックに従います。
prizes-structure-table = 順位ごとの賞金
prizes-structure-share = プール比
prizes-structure-amount-of = { $place }の金額
prizes-structure-share-of = { $place }の割合
prizes-structure-release = 連動に戻す
prizes-structure-release-of = { $place }を再び連動させる
prizes-structure-bar = { $place }：{ $amount }、{ $share }
prizes-structure-chart-about = 棒を動かすか金額を入力すると、ほかも連動します。矢印キーとPageキーも使えます。Deleteで連動に戻ります。
prizes-structure-keep = この賞金にする
prizes-structure-lock = この金額のままにする
prizes-structure-lock-about = エントリーが変わっても金額はそのままで、差額が表示されます。
prizes-structure-discard = 元に戻す

## A deal

prizes-deal-about = 全員のチップを数えます。ディール成立までは何も決まりません。
prizes-deal-left = 優勝者の取り分
prizes-deal-left-about = 1位の賞金から引きます。
prizes-deal-stack-of = { $name }のチップ
prizes-deal-columns-player = プレイヤー
prizes-deal-columns-chips = チップ
prizes-deal-columns-share = 割合
prizes-deal-agreed = 合意額
prizes-deal-total = 合計
prizes-deal-sums = 総チップ{ $play }のうち{ $counted }
prizes-deal-agrees = { $counted }：総チップと一致
prizes-deal-stands = この数で進める
prizes-deal-make-even = 均等に分ける
prizes-deal-make-chips = チップ比で分ける
prizes-deal-make-icm = ICMで分ける
prizes-deal-make-agreed = 合意額で分ける
prizes-deal-unit = 端数の単位
prizes-deal-unit-about = 空欄：端数処理なし。
prizes-deal-units = 端数の単位の候補
prizes-deal-share-of = { $name }の合意額
prizes-deal-show = 会場に表示
prizes-deal-own-key = Alt Enterで選択中のディールを確定します。Enterだけでは確定しません
prizes-deal-hide = 画面から外す
prizes-deal-print = ディール用紙
prizes-deal-made-even = ディール成立：均等
prizes-deal-made-chips = ディール成立：チップ比
prizes-deal-made-icm = ディール成立：ICM
prizes-deal-made-agreed = ディール成立：合意額
prizes-deal-undo-about = 元に戻すとディールは取り消されます。
prizes-deal-off = ディール後に、対象の金額が{ $by }変わりました。
prizes-deal-left-line = { $amount }は優勝者の取り分です。
prizes-deal-still-in = プレイ中

## The end

prizes-end-title = ここで終了
prizes-end-about = 残った全員に順位がつきます。敗退させる必要はありません。
prizes-end-by = 順位
prizes-end-ways-deal = ディールどおり
prizes-end-ways-chips = チップ順
prizes-end-ways-shared = 同順位
prizes-end-go = トーナメントを終了

## Calling the event off

prizes-call-off-title = 大会を中止する
prizes-call-off-back = 返金の方法
prizes-call-off-about-in_full = 敗退した人も含め、全員に支払った金額を返します。順位はつきません。
prizes-call-off-about-evenly = 残っているプレイヤーが賞金を均等に分けます。敗退した人の順位は残ります。
prizes-call-off-about-by_chips = 残っているプレイヤーが最低賞金を受け取り、残りをチップで分けます。
prizes-call-off-ways-in_full = 全額
prizes-call-off-ways-evenly = 均等
prizes-call-off-ways-by_chips = チップで
prizes-call-off-fees-all = ハウスの手数料も返す
prizes-call-off-fees-left = 残っているプレイヤーには手数料も返す
prizes-call-off-why = 理由（ログと画面に表示）
prizes-call-off-more = ほか{ $count }人
prizes-call-off-go = 中止：{ $count }人に{ $amount }を返す

## Payments

prizes-payments-search = プレイヤーを検索
prizes-payments-player = プレイヤー
prizes-payments-prize = 未払いの賞金
prizes-payments-bounties = 未払いのバウンティ
prizes-payments-owes = 未収
prizes-payments-too-much = 過払い
prizes-payments-pay = 支払う
prizes-payments-pay-to = { $name }に支払う
prizes-payments-slip-of = { $name }さんの支払い票を印刷

## Bounties

prizes-bounties-kinds-fixed = 固定
prizes-bounties-kinds-progressive = プログレッシブ
prizes-bounties-kinds-mystery = ミステリー
prizes-bounties-kind-fixed = 固定：飛ばした人が全額を獲得します。
prizes-bounties-kind-progressive = プログレッシブ：半分を支払い、半分は獲得者自身の懸賞に加わります。端数は支払います。
prizes-bounties-kind-mystery = ミステリー：封印した封筒から引きます。
prizes-bounties-print = バウンティ表
prizes-bounties-collected = 集金額
prizes-bounties-won = 獲得済み
prizes-bounties-on-heads = 残りの懸賞
prizes-bounties-in-envelopes = 封筒内
prizes-bounties-not-assigned = 未割り当て
prizes-bounties-count = バウンティ{ $count }
prizes-bounties-paid-out = 支払済み
prizes-bounties-owed = 未払い
prizes-bounties-pay = { $amount }を支払う
prizes-bounties-pay-to = { $name }にバウンティ{ $amount }を支払う
prizes-bounties-paid = 支払済み
prizes-bounties-find = プレイヤーを検索
prizes-bounties-more = ほか{ $count }名
prizes-bounties-nobody-found = その名前の獲得者はいません。
prizes-bounties-standings = 獲得者
prizes-bounties-nobody = まだ獲得者はいません。
prizes-bounties-whose = 獲得者は誰ですか？
prizes-bounties-latest = 直近の獲得
prizes-bounties-by = 獲得：{ $names }
prizes-bounties-assign = { $name }のバウンティの獲得者
prizes-bounties-choose = 名前または席
prizes-bounties-also = ほかには？
prizes-bounties-without = { $name }を除く
prizes-bounties-nobody-called = このトーナメントにその名前の人はいません。
prizes-bounties-change = 変更
prizes-bounties-give = 渡す
prizes-bounties-seal = 封筒を封印
prizes-bounties-seal-about = 順番を一度だけ抽選します。次の封筒は誰にも見えません。
prizes-bounties-sealed = 封印済み · { $print }
prizes-bounties-envelopes = 残りの封筒
prizes-bounties-proposed = 封筒の案
# As in English.
prizes-bounties-times = { $count } ×
prizes-bounties-open-of = { $name }の封筒を開ける
prizes-bounties-open = 開ける
