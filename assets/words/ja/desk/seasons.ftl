# Seasons, statistics, and evenings that come in from elsewhere.

## Past results

past-title = 過去の結果を読み込む
past-open = 読み込む
past-about = The Tournament Directorのファイル（.tdt）か、place、name、prize、knockoutsの列がある表計算ファイルやCSVを選んでください。フォルダーを選ぶと、その中のすべて（下のフォルダーも）を読み込みます。同じファイルを2回読み込んでも何も変わりません。ファイル名の日付（例：2026-03-14）が大会の日付です。
past-currency = 通貨
past-choose = ファイルを選ぶ
past-choose-folder = フォルダーを選ぶ
past-folder-read = { $count ->
    [0] フォルダーに.tdtも表計算ファイルもありません。
   *[other] フォルダーの{ $count }ファイルを読み込みます。
}
past-folder-more = ほか{ $count }ファイルは除外しました。1つのフォルダーから1,000までです。
past-folder-others = ほか{ $count }ファイルは.tdtでも表計算ファイルでもありません。
past-summary-read = { $of }件中{ $read }件を読み込み
past-summary-counts = 有効{ $count }件
past-summary-known = 読み込み済み{ $count }件
past-summary-against = 無効{ $count }件
past-summary-asks = 回答待ち{ $count }件
past-summary-refused = 読み取れない{ $count }件
past-only-against = 数えないファイルだけ
past-close = 閉じる
past-reading = { $name }を読み込み中
past-too-large = ファイルが16 MBを超えています。
# As in English.
past-of = The Tournament Director { $version }
past-spreadsheet = 表計算
past-counts = 結果は有効です。
past-asks = 答えるとこのファイルが反映されます。
past-take-in = このファイルを読み込む
past-take-in-of = { $name }を読み込む
past-known = このファイルは読み込み済みです。新しいものはありません。
past-against = 結果は無効です：
past-not-understood = 読み取れなかった箇所：
past-details = 読み込んだすべて
past-undo = 元に戻す
past-undo-of = { $name }の読み込みを元に戻す
past-undo-all = すべて元に戻す
past-undone = 元に戻しました。
past-earlier = 取り込んだファイル
past-earlier-about = 取り込みはいつでも取り消せます。結果のほか、テンプレート、シーズン、一緒に来たプレイヤーもなくなります。ほかのファイルに必要なものは残ります。
past-brought-on = { $date }に取り込み
past-unlisted = { $count ->
   *[other] { $count }人の名前がプレイヤー名簿にありません：{ $names }
}
past-enlist = 名簿に入れる
past-enlist-about = 同じ名前はすべての大会で同じプレイヤーになり、シーズンと統計でも一人として数えます。
past-enlisted = { $count ->
   *[other] { $count }人の名前が名簿のプレイヤーになりました（新規{ $added }人）。
}

## Seasons

seasons-title = シーズン
seasons-back = トーナメント一覧
seasons-back-to-seasons = シーズン一覧
seasons-about = シーズン{ $count }件
seasons-create = 新規シーズン
seasons-empty-title = シーズンはまだありません
seasons-empty-about = シーズンは複数の大会のポイントを合計します。ここで行った大会はすぐに対象にできます。ほかにある結果は読み込んでください。
seasons-events-played = { $count }大会
seasons-leads = 首位：{ $name }
seasons-closed = 締切済み
seasons-delete = 削除
seasons-delete-of = { $name }を削除。元に戻せます
seasons-deleted = { $name }を削除しました。
seasons-undo = 元に戻す
seasons-parts-table = 順位表
seasons-parts-chart = グラフ
seasons-parts-head_to_head = 直接対決
seasons-parts-lines = 修正
seasons-parts-finale = ファイナル
seasons-parts-events = 大会
seasons-parts-rules = ルール
seasons-finale-way = スタック
seasons-finale-about = シーズンの成績が良いほどスタックが大きくなります。スタックはトーナメントの設定に入り、後からエントリーした人にも適用されます。
seasons-finale-ways-by_rank = 順位で
seasons-finale-ways-by_points = ポイントで
seasons-finale-places = 進出する順位
seasons-finale-all = 全員
seasons-finale-base = 最小スタック
seasons-finale-steps-by_rank = 順位1つごとのチップ
seasons-finale-steps-by_points = 1ポイントごとのチップ
seasons-finale-none = まだ順位のある人がいません。
seasons-finale-stack = スタック
seasons-finale-name = 名前
seasons-finale-template = テンプレート
seasons-finale-everybody = 全員を今エントリーする
seasons-finale-create = ファイナルを作る
seasons-finale-create-about = 次はプレイヤーです。プレイ開始まではすべて変更できます。
seasons-finale-called = { $season } ファイナル
seasons-part = シーズンの項目
seasons-export = 書き出す
seasons-export-as-sheet = 用紙
seasons-export-as-poster = ポスター
# As in English.
seasons-export-as-csv = CSV
# As in English.
seasons-export-as-json = JSON
seasons-export-as-html = ウェブページ
seasons-saved = 保存先：
seasons-show = フォルダーで表示

## The table of a season

seasons-table-running = 進行中の大会を、現時点で終了したものとして数える
seasons-table-provisional = 進行中の大会があります。現時点で終了した場合のポイントです。
seasons-table-none = 対象の大会はまだありません
seasons-table-none-about = 対象の大会は「大会」で選ぶか、「ルール」で日付とテンプレートから選びます。
seasons-table-rank = 順位
seasons-table-player = プレイヤー
seasons-table-points = ポイント
seasons-table-adjusted = 調整
seasons-table-played = 大会数
seasons-table-wins = 優勝
seasons-table-top-three = トップ3
seasons-table-best = 最高成績
seasons-table-mean-place = 平均順位
seasons-table-unranked = 大会数が足りず順位がつきません
seasons-table-results-of = { $name }の結果
seasons-table-open = { $name }の結果を表示
seasons-table-counts = 対象
seasons-table-dropped = 対象外
seasons-table-no-number = 数式から数値が得られません
seasons-table-knockouts = ノックアウト
seasons-table-rebuys = リバイ
seasons-table-won = 獲得
seasons-table-net = 収支
seasons-table-no-number-short = 数になりません
seasons-table-why = 理由
seasons-table-why-of = { $event }のポイントの理由
seasons-table-close = 閉じる
seasons-table-adjusted-by = { $count ->
   *[other] 調整による{ $points }ポイント
}
seasons-table-match = このプレイヤーは
seasons-table-match-about = この名前は名簿にありません。誰かを指定すると、その名前のすべての大会がそのプレイヤーのものになります。
seasons-table-match-how = 名簿からプレイヤーを検索

## Why a result has its points

seasons-why-formula = 数式
seasons-why-filled = 数値を入れた数式
seasons-why-place = { $place }のポイント
seasons-why-shared = 同順位の平均
seasons-why-for-place = 順位のポイント
seasons-why-none = なし
seasons-why-attending = 参加ポイント
seasons-why-knockouts = { $count ->
   *[other] ノックアウト{ $knockouts }回、1回{ $each }
}
seasons-why-capped = 上限
seasons-why-weight = 大会の倍率
seasons-why-adjusted = このイベントの調整
seasons-why-points = ポイント

## The chart and two players

seasons-chart-about = 上位{ $count }人の大会ごとのポイント
seasons-chart-after = { $event }終了時
seasons-chart-none = グラフには対象の大会が1つ以上必要です。
seasons-head-to-head-one = プレイヤー
seasons-head-to-head-other = 相手
seasons-head-to-head-none = このシーズンで同じ大会に出ていません。
seasons-head-to-head-ahead = 上位の回数
seasons-head-to-head-knockouts = 相手をノックアウト
seasons-head-to-head-needs = 直接対決には順位表に2人が必要です。

## Adjustments, league money, the end

seasons-lines-adjust = ポイントを調整
seasons-lines-player = プレイヤー
seasons-lines-points = ポイント（マイナスで減点）
seasons-lines-by = あなたの名前
seasons-lines-why = 理由
seasons-lines-add = 調整
seasons-lines-none = ポイントの調整はありません。
seasons-lines-strike = 取り消す
seasons-lines-strike-of = { $name }の調整を取り消す
seasons-lines-struck = 取り消し
seasons-lines-struck-why = 取り消し：{ $why }
seasons-lines-struck-by = { $by }が取り消し
seasons-lines-struck-by-why = { $by }が取り消し：{ $why }
seasons-lines-pot = リーグの資金
seasons-lines-no-pot = これらの大会の料金に、リーグへの分はありません。
seasons-lines-collected = 集めた額
seasons-lines-paid = 支払済み
seasons-lines-held = 残額
seasons-lines-pay-to = 支払先
seasons-lines-amount = 金額
seasons-lines-pay = 支払う
seasons-lines-strike-payout = { $to }への支払いを取り消す
seasons-lines-close = シーズンを締め切る
seasons-lines-close-about = 以後の大会の訂正は一覧に出ます。承認すると反映されます。
seasons-lines-reopen = シーズンを再開
seasons-lines-closed-on = { $date }に締め切りました。
seasons-lines-closed-by = { $date }に{ $by }が締め切りました。
seasons-lines-bad-points = ポイントを入力してください。例：5、{ $example }
seasons-lines-bad-amount = 0より大きい金額を入力してください。
seasons-lines-no-player = 名簿からプレイヤーを選んでください。

## What corrections moved

seasons-notes-title = 訂正による変化
seasons-notes-differences = 承認待ちの訂正
seasons-notes-accept = 承認
seasons-notes-accept-of = 現在の{ $event }を承認
seasons-notes-corrected = { $event }は訂正されました
seasons-notes-added = { $event }は新規です
seasons-notes-gone = { $event }はなくなりました
seasons-notes-at = { $date }に訂正
seasons-notes-result = { $count ->
   *[other] { $place }、{ $points }ポイント
}
seasons-notes-nothing = 結果なし

## Which events count

seasons-events-about = 対象の大会にチェックを入れます。倍率2でポイントは2倍です。
seasons-events-none = 行われた大会も読み込まれた大会もまだありません。
seasons-events-counts = { $event }は対象
seasons-events-weight = 倍率
seasons-events-weight-of = { $event }の倍率
seasons-events-bad-weight = 倍率は1、{ $example }、2のような数です。
seasons-events-imported = 読み込み
seasons-events-running = プレイ中

## The rules of a season

seasons-form-create = シーズンを作成
seasons-form-save = 保存
seasons-form-saved = シーズンを保存しました。
seasons-form-unsaved = このままではルールを保存できません。直すか、変更を破棄してください。
seasons-form-discard = 変更を破棄
seasons-form-closed = このシーズンは締め切られています。ルールを変えるには「修正」で再開してください。
seasons-form-name = 名前
seasons-form-counts = 対象
seasons-form-sentence = このシーズンの対象は{ $which }{ $when }。
seasons-form-every = すべての大会
seasons-form-of-series = 「{ $name }」という大会
seasons-form-of-template = テンプレート「{ $name }」の大会
seasons-form-several = 複数のシリーズやテンプレートの大会
seasons-form-ticked = 選んだ大会だけ
seasons-form-ticked-about = 「大会」のページで選びます。
seasons-form-whens-ever = 全期間
seasons-form-whens-year = { $year }年
seasons-form-whens-today = 今日から
seasons-form-whens-days = 期間を指定
seasons-form-dates = 期間
seasons-form-from = 開始日
seasons-form-to = 終了日
seasons-form-templates = テンプレート
seasons-form-series = シリーズ
seasons-form-no-templates = テンプレートから作った大会はまだありません。
seasons-form-points = 順位のポイント
seasons-form-more-ways = ほかの方法
seasons-form-more-points = ポイントの詳細
seasons-form-usual = 通常どおり
seasons-form-stands = この場合の順位
seasons-form-stands-about = 順位表はルールを変えるとすぐに変わります。ルールは後からでも変えられます。
seasons-form-presets-not_chosen = 選択
seasons-form-presets-linear = 1順位1ポイント
# As in English.
seasons-form-presets-dr_neau = Dr Neau
# As in English.
seasons-form-presets-poker_stars = PokerStars
seasons-form-presets-square_root = 平方根
seasons-form-presets-share_table = 配分表
seasons-form-presets-winnings = 獲得額
seasons-form-presets-net_winnings = 収支
seasons-form-presets-own_table = 独自の表
seasons-form-presets-own_formula = 独自の数式
seasons-form-means-not_chosen = 順位によるポイントの付け方はまだ選ばれていません。それまで首位はありません。
seasons-form-means-linear = 最下位は1ポイント、1つ上がるごとに1ポイント増えます。
seasons-form-means-dr_neau = √(n · b² ÷ e) ÷ (r + 1)：参加者が多くバイインが高いほど増え、リバイで減ります。
seasons-form-means-poker_stars = 10 · √n ÷ √r · (1 + log10(b + 0.25))：参加者が多くバイインが高いほど増えます。
seasons-form-means-square_root = 10 · √n ÷ √rを丸めて9を引きます。参加者数だけで決まります。
seasons-form-means-share_table = 1エントリーにつき200ポイント。上位8人に30、20、13、10、9、7、6、5 %、ほかは全員50ポイントです。
seasons-form-means-winnings = 獲得した金額1単位につき1ポイント。
seasons-form-means-net_winnings = 獲得額から支払額を引いた1単位につき1ポイント。
seasons-form-means-own_table = 順位ごとに入力したポイント。
seasons-form-means-own_formula = n（参加数）、r（順位）、b（バイイン）、e（支払総額）、k（ノックアウト）、pool、prize、rebuys、m（入賞なら1）、mr（最後の入賞順位）による計算。関数：if、pow、sqrt、ln、log10、exp、round、floor、ceil、abs、min、max。比較、and、or、notも使えます。The Tournament Directorの数式はそのまま読み込みます。
seasons-form-formula = 数式
seasons-form-tried-with = n 20、b 25、e 25、pool 500のとき：
seasons-form-tried-none = 数になりません
seasons-form-tried = { $place }（k { $knockouts }、prize { $prize }）：{ $points }
seasons-form-tried-among = 20名が25ずつ払った場合：
seasons-form-tried-played = { $place }（ノックアウト{ $knockouts }、賞金{ $prize }）：{ $points }
seasons-form-own-places = 1位からのポイント（空白区切り）
seasons-form-bad-places = 数値を空白で区切って入力してください。例：10 7 5 3
seasons-form-others = その他の順位のポイント
seasons-form-field = 順位の母数
seasons-form-fields-entries = エントリー
seasons-form-fields-players = プレイヤー
seasons-form-attending = 参加ポイント
seasons-form-knockout = ノックアウトのポイント
seasons-form-whole-knockouts = 共有したノックアウトは各自に1つと数える
seasons-form-cap = 1大会の最高ポイント
seasons-form-smallest-field = 集計に必要な人数
seasons-form-paid-only = 入賞した順位だけにポイント
seasons-form-deals = ディール後のポイント
seasons-form-deal-points-places = 順位どおり
seasons-form-deal-points-mean = 順位の平均
seasons-form-deal-points-last = ディールした順位のポイント
seasons-form-figures = 表に加える列
seasons-form-figure-names-knockouts = ノックアウト
seasons-form-figure-names-rebuys = リバイ
seasons-form-figure-names-won = 獲得
seasons-form-figure-names-net = 収支
seasons-form-total = 合計
seasons-form-totals-sum = 合計
seasons-form-totals-mean = 平均
seasons-form-best = 上位の結果だけ数える
seasons-form-drop = 下位の結果を除く
seasons-form-at-least = 順位に必要な大会数
seasons-form-no-cap = 上限なし
seasons-form-ties = 同点のとき
seasons-form-tie-breaks-wins = 優勝
seasons-form-tie-breaks-top_three = トップ3の回数
seasons-form-tie-breaks-top_five = トップ5の回数
seasons-form-tie-breaks-best_event = 最高成績
seasons-form-tie-breaks-winnings = 獲得額
seasons-form-tie-breaks-played = 大会数
seasons-form-tie-breaks-mean_place = 平均順位
seasons-form-earlier = { $name }を上へ
seasons-form-bad-number = { $field }：数値を入力してください。

## Statistics

statistics-title = 統計
statistics-back = トーナメント一覧
statistics-back-to-all = 統計一覧
statistics-over = 対象の期間
statistics-ever = すべての年
statistics-none = まだ何も行われていません
statistics-none-about = 大会が終わるか、過去の結果を読み込むと、ここに数字が出ます。
statistics-events = 大会数
statistics-entries = エントリー
statistics-players = プレイヤー
statistics-field = 1大会のエントリー数
statistics-field-from = { $from }～{ $to }
statistics-mean-field = 平均エントリー数
statistics-levels = レベル別の敗退者
statistics-lengths = 所要時間と予測
statistics-expected = 予想{ $length }
statistics-name = プレイヤー
statistics-cashes = 入賞
statistics-wins = 優勝
statistics-best = 最高順位
statistics-mean-place = 平均順位
statistics-mean-place-about = 参加者数に対する%
statistics-net = 収支
statistics-knockouts = ノックアウト
statistics-open = { $name }のページを表示
statistics-rebuys = リバイ
statistics-add-ons = アドオン
statistics-finals = ファイナルテーブル
statistics-finals-not-known = 不明
statistics-paid = 支払額
statistics-won = 獲得額
statistics-return = 利益率
statistics-taken = 敗退
statistics-bubbles = バブル
statistics-no-shows = 不参加
statistics-run = 最長連続入賞
statistics-net-course = 大会ごとの収支（{ $currency }）
statistics-given = 多くノックアウトした相手
statistics-taken-by = ノックアウトされた相手
statistics-times = { $count }回
statistics-events-of = 大会
statistics-place = { $of }人中{ $place }
