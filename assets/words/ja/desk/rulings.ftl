# もめたときに規則が何と言っているか。

rulings-title = ルール判定
rulings-close = 閉じる
rulings-search = 何が起きましたか（例：ストリングベット、アンダーコール、フロップ4枚）
rulings-sums = 計算：ポット、レイズ、端数チップなど
rulings-none = 該当する判定がありません。別の言葉で探してください。
rulings-back = 一覧に戻る
rulings-own = このトーナメントの規則
rulings-others = ほかの規則の扱い
rulings-stands-in = { $book }には規定がありません。ほかの規則では次のとおりです。
rulings-silent = { $books }には規定がありません。
rulings-cash = WSOP 2017はキャッシュゲームの規則です。最終的にはフロアが判断します。
rulings-print = このページを印刷
rulings-print-all = 冊子を印刷
rulings-print-all-about = すべての判定。このトーナメントの規則が先頭です。
rulings-note = 判定を記録
rulings-note-about = 入力行を始めます。ruleの後に席か卓を入力してください。
