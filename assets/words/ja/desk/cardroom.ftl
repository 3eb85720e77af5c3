# Card rooms: cash games with tables, waiting lists and must-moves.

house-cardroom-title = カードルーム
house-cardroom-about = { $count ->
    [0] まだありません
   *[other] { $count }室
}
house-cardroom-create = 新しいカードルーム
house-cardroom-back-to-rooms = すべてのカードルーム
house-cardroom-empty-title = まだカードルームがありません
house-cardroom-empty-about = テーブル、ウェイティングリスト、マストムーブのあるキャッシュゲームを、会場のルールで。
house-cardroom-name = 名前
house-cardroom-usual-name = カードルーム
house-cardroom-book = ルール
# As in English.
house-cardroom-books-roberts = Robert’s Rules
# As in English.
house-cardroom-books-hpt = Home Poker Tourney
house-cardroom-books-lr = リーグ
# As in English.
house-cardroom-books-wsop = WSOP
house-cardroom-call-minutes = 呼び出しが流れるまでの分
house-cardroom-contradicts = WSOPの規則は二か所で食い違います。この部屋のやり方を選んでください。
house-cardroom-half = ゲームのちょうど半分が共通のミックス（70、96）
house-cardroom-halves-must-move = マストムーブのテーブル
house-cardroom-halves-main = 独立したメインゲーム
house-cardroom-third = 3卓目が解散したあとの2卓（96）
house-cardroom-thirds-youngest-moves = 新しいほうがまたマストムーブ
house-cardroom-thirds-both-stay-main = 両方ともメインのまま
house-cardroom-currency = 通貨
house-cardroom-create-go = 作る
house-cardroom-tables = { $count ->
    [0] プレー中のテーブルなし
   *[other] { $count }卓がプレー中
}
house-cardroom-waiting = { $count ->
    [0] 待ちなし
   *[other] { $count }人待ち
}
house-cardroom-due = 今すること
house-cardroom-do-it = 実行
house-cardroom-type = 入力
house-cardroom-no-game-title = まだゲームがありません
house-cardroom-no-game-about = 「game 2-5 NLHE 200-1000」と入力してEnter。続けて「open 1 2-5」で最初のテーブルを開きます。
house-cardroom-typed-line = 部屋で起きたこと
# As in English.
house-cardroom-typed-line-placeholder = list 2-5 Anna
house-cardroom-typed-line-about = list、call、seat、away、back、out、broke … にゲーム、テーブル、名前を続けます。F1ですべて見られます。
house-cardroom-facts-on-tables = テーブル上
house-cardroom-facts-bought = 購入
house-cardroom-facts-cashed = 精算
house-cardroom-facts-time = 時間料
house-cardroom-facts-deposits = 預り金
house-cardroom-facts-kept = 保管
house-cardroom-kept-for = 保管中：{ $names }
# As in English.
house-cardroom-kept-of = { $name } { $amount }
house-cardroom-open-seats = { $count ->
    [0] 空席なし
   *[other] 空席{ $count }
}
house-cardroom-table = テーブル{ $table }
house-cardroom-phases-forming = 準備中
house-cardroom-phases-running = プレー中
house-cardroom-phases-breaking = 最後のハンド
house-cardroom-phases-closed = 閉鎖
house-cardroom-sit = { $chairs }席中{ $players }
house-cardroom-feeds = { $tables }へ移る
house-cardroom-time-due = 時間料 { $at }
house-cardroom-kill-of = キル { $amount }
house-cardroom-kept-seat = 席を確保
house-cardroom-kept-until = { $at }まで確保
house-cardroom-away-since = { $at }から離席
house-cardroom-away-until = 離席、チップは{ $at }まで
house-cardroom-posts = { $amount }をポスト
house-cardroom-over-by = { $name }が代わりにプレー
house-cardroom-behind = { $amount }が届く予定
house-cardroom-free = 空席
house-cardroom-order = 先に移る人：{ $names }
house-cardroom-wishes = 席替え：{ $names }
house-cardroom-wish-table = { $name } テーブル{ $table }へ
house-cardroom-wish-seat = { $name } 席{ $seat }へ
house-cardroom-no-table = まだテーブルがありません
house-cardroom-list = ウェイティングリスト
house-cardroom-add = 名前を追加
house-cardroom-nobody-waits = 待っている人はいません。
house-cardroom-is-here = 来ています
house-cardroom-since = { $at }から
house-cardroom-called = { $at }に呼び出し
house-cardroom-called-until = テーブル{ $table }に呼び出し、{ $at }まで
house-cardroom-from-broken = 解散したテーブルから
house-cardroom-deposit = 預り金あり
house-cardroom-passed = 流れました
house-cardroom-plays = 別のゲームをプレー中
house-cardroom-not-at = テーブル{ $tables }は不可
house-cardroom-on-screen = リストを画面に表示
house-cardroom-print = リストを印刷
house-cardroom-all-names = { $count }人すべて
house-cardroom-first-names = 最初の人だけ
