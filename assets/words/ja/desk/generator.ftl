# Making a schedule from a wish, and its chart.

generator-open = 自動作成
generator-title = ストラクチャーの自動作成
generator-about = 保存するまで会場には反映されません。
generator-use = この内容を使う
generator-cancel = キャンセル
generator-into-editor = 編集画面に入ります。保存前に各行を変更できます。
generator-into-rest = 編集画面に入り、終了した{ $played }行より後を置き換えます。現在のスタックから始まります。
generator-into-template = 新しいトーナメントで使います。各行は後で変更できます。
generator-only-blinds = 自動作成はブラインドのあるノーリミットのゲーム用です。
generator-fields-players = プレイヤー
generator-fields-stack = スタック
generator-fields-more-chips = 追加チップ
generator-fields-length = 希望時間
generator-fields-level-minutes = レベル（分）
generator-fields-depth = 深さ
generator-fields-ante-from = アンティ開始レベル
generator-fields-break-minutes = 休憩（分）
generator-fields-break-every = 休憩の間隔
generator-means-more-chips = 予想されるリバイの合計チップ。
generator-means-length = 休憩を含め3:30など。
generator-means-depth = 開始スタックのBB数。
generator-means-ante-from = 1BBのBBアンティ。
generator-means-break-minutes = 0で休憩なし。
generator-means-break-every = おおよその間隔（分）。
generator-empty-depth = 通常
generator-empty-ante-from = なし
generator-wrong-number = 整数を入力してください。
generator-wrong-length = 3:30か、210のような分を入力してください。
generator-predicted = 予想時間（休憩込み）、{ $players }人、総チップ{ $chips }
generator-nearest = { $minutes }分レベル、{ $length }にする

## The chart

generator-average = 平均スタック（BB）
generator-average-short = 平均スタック
generator-breaks = 休憩と回収するチップ
generator-end = 終了予想
generator-begins = 経過
generator-left = 残り人数
generator-off = { $value } { $name } 回収
generator-players-left = 残り{ $count }人
generator-chart = ストラクチャーに沿った平均スタック（BB）。
generator-chart-from = ストラクチャーに沿った平均スタック（BB）、開始時{ $first }。
generator-chart-end = 終了予想は{ $from }～{ $to }後。
generator-no-players = グラフにはプレイヤーが必要です。登録してください。
