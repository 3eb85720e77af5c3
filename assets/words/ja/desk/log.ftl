# The log, and what puts a line right.

log-about = { $lines }行、新しい順。何も消えません
log-struck = 取消済み
log-search = 名前、席、操作
log-everybody = 全員の行を表示
log-all-of = { $name }の行
log-print = 表示中の行を印刷
log-save-about = 表計算用に、表示中の行を保存します
log-saved = { $path }に保存しました
log-found = { $lines }行、新しい順
log-correct = 訂正する
log-line-at = { $line }行目、{ $at }
log-ways-strike = 取り消す
log-ways-restore = 復元する
log-ways-instead = 書き換える
log-ways-before = 前に挿入する
log-ways-about-strike = この行を無効にします。表示は残り、復元できます。
log-ways-about-restore = 元の位置で再び有効にします。
log-ways-about-instead = 入力行と同じように、正しい内容を入力します。
log-ways-about-before = 入力行と同じように、この行の前に入れる内容を入力します。
log-say = 例：6.4、r 6.4
log-keep-about = 席はそのまま。順位、バウンティ、金額が変わります。
log-keep-say = 席か名前
log-depends = { $lines ->
   *[other] 後の行と矛盾します
}
log-more = ほか{ $count }行
log-changes = 変わること
log-nothing = ほかは変わりません
log-waits = 残す：{ $name }は空席待ち
log-not-alone = 一緒に取り消した行が必要です
log-together = { $count ->
   *[other] { $lines }行目も復元する
}
log-strike-dependent = その{ $lines }行も取り消す
