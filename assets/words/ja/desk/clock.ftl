# Clock and levels.

clock-start = 開始
clock-pause = 停止
clock-minute = 1分
clock-to-break = 休憩へ
clock-take-break = 休憩
clock-minutes-short = 分
clock-break-now = 今から休憩
clock-take-break-about = 今から休憩します。レベルは残り時間から再開します。
clock-start-at = 開始時刻
clock-start-at-about = 席の抽選が済んでいれば、この時刻に自動で始まり、会場にカウントダウンが出ます。+10は10分後です。
clock-count-down = カウントダウン
clock-not-time-of-day = 19:30のような時刻か、10分後なら+10と入力します。
clock-start-missed = { $time }に始まる予定でした。全員が座ったら開始してください。
clock-cancel-start = 取消
clock-rebuys-until = リバイ：レベル{ $level }終了まで
clock-late-until = レイトレジスト：レベル{ $level }終了まで
clock-add-on-now = アドオン{ $price }で{ $chips }チップ
clock-level = レベル
clock-length = 時間
clock-begins = 開始
clock-now = 今
clock-go-to = 移動
clock-jump = { $stage }へ移動
clock-comes-off = { $value } { $name } 回収
