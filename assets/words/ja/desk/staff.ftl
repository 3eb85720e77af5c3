# The staff: who deals where, pushes, breaks, shifts, hours.

house-staff-title = スタッフ
house-staff-about = { $count ->
    [0] まだありません
    [one] { $count }件
   *[other] { $count }件
}
house-staff-create = 新しい記録
house-staff-back-to-evenings = すべての記録
house-staff-empty-title = まだ記録がありません
house-staff-empty-about = ディーラー、フロア、キャッシャー：誰がどこで配るか、次のプッシュ、休憩、シフト、時間。
house-staff-usual-name = 今夜
house-staff-every = プッシュの間隔（分）
house-staff-breaks = 休憩までのダウン数
house-staff-rhythm = { $minutes }分ごとにプッシュ、{ $downs ->
    [one] { $downs }ダウンで休憩
   *[other] { $downs }ダウンで休憩
}
house-staff-here = { $count ->
    [0] 誰もいません
   *[other] { $count }人
}
house-staff-tables = { $count ->
    [one] { $count }テーブル
   *[other] { $count }テーブル
}
house-staff-closed = 終了
house-staff-print = 配置表を印刷
house-staff-close = 終了する
house-staff-nobody-title = まだ誰も来ていません
house-staff-nobody-about = 「dealer Ana, Bo, Cy」、次に「table 12-13」と入力し、それぞれEnterを押してください。
house-staff-line = スタッフの動き
# As in English.
house-staff-line-placeholder = deals 12 Ana
house-staff-line-about = dealer、floor、cashier、brushと名前。ほかにtable、broke、deals、push、break、back、late、off、cut、colour、bag、shift、order、next。
house-staff-say = 記録
house-staff-offers = 名前
house-staff-no-dealer = なし
house-staff-since = { $time }から
house-staff-free = 手空きと休憩中
house-staff-shifts = シフト
house-staff-break = 休憩
house-staff-back = 戻る
house-staff-off = 退勤
house-staff-way-of = { $way }：{ $name }
house-staff-heads-table = テーブル
house-staff-heads-dealer = ディーラー
house-staff-heads-since = 開始
house-staff-heads-next = 次
house-staff-heads-name = 名前
house-staff-heads-doing = 現在
house-staff-heads-downs = ダウン
house-staff-heads-hours = 時間
house-staff-push-title = { $time }にプッシュ
house-staff-push-rest = 休憩：{ $names }
house-staff-push-over = 交代がいません：{ $names }
house-staff-push-go = プッシュ
house-staff-money-by = 分け方
house-staff-money-downs = ダウン
house-staff-money-hours = 時間
house-staff-on-screen = プッシュを画面に表示
