# What people call an action or a room beside its own name; the palette finds it by these. Commas stand between them.

# Floor.
also-bust = バスト, ばすと, bust, 敗退, はいたい, 飛び, 飛んだ, とび, とんだ, トビ, 脱落, だつらく, アウト, 負け
also-rebuy = rebuy, リバイ, りばい, 買い直し, かいなおし, 再購入, チップ追加
also-add-on = add-on, addon, アドオン, あどおん, 追加チップ, チップ追加, 追加購入
also-re-entry = re-entry, リエントリー, りえんとりー, 再エントリー, 再参加, さいさんか, 再登録
also-enter = エントリー, えんとりー, 登録, とうろく, 参加, さんか, 受付, うけつけ, 新しいプレイヤー, プレイヤー追加, レイトレジスト, レイトレジ, レジスト, れいと, レイト, late registration, 途中参加
also-withdraw = 返金, 取消, キャンセル
also-close-late-registration = レイトレジスト, 延長, 締切, 登録
also-close-rebuys = リバイ 締切, リバイ 延長
also-close-re-entries = リエントリー 締切, リエントリー 延長
also-close-add-ons = アドオン 締切, アドオン 延長
also-swap = swap, スワップ, 交換, こうかん, 入れ替え, いれかえ, 席替え, 席交換
also-move-player = 移動, いどう, 席, せき, 席移動, 席替え, せきがえ, テーブル移動, 卓移動, 人数調整, バランス, ばらんす, ムーブ, move
also-button = ボタン, ぼたん, button, ディーラーボタン, ディーラー, でぃーらー, BTN
also-break-table = ブレイク, ブレーク, ぶれいく, break, テーブルブレイク, 卓を閉じる, 卓を崩す, テーブルを閉じる, 卓統合, テーブル統合
also-penalty = ペナルティ, ペナルティー, ぺなるてぃ, 警告, けいこく, 注意, 罰, 罰則, penalty
also-call-time = タイム, たいむ, time, コールタイム, クロック, コールザクロック, ショットクロック, 長考, ちょうこう, 遅いプレイヤー, 遅延, 時間稼ぎ, ストーリング
also-disqualify = 失格, しっかく, DQ, 退場, たいじょう, 追放, 除外, 出禁
also-goes-home = 帰る, 帰宅, かえる, 途中退席, 棄権, 離席
also-back-in = 敗退していない, 飛んでいない, 敗退取り消し, 復帰, ふっき, 間違い, まちがい, ミス, 戻す
also-correct-bust = 別の人, 人違い, ひとちがい, プレイヤー間違い, 間違い, まちがい, ミス, 訂正, ていせい, 修正
also-deal-all = 次のハンド, つぎのはんど, ハンドを配る, カードを配る, 配る, くばる
also-call-off = 中止, キャンセル, 返金, 停電
also-hand-for-hand = バブル, ばぶる, bubble, ハンドフォーハンド, はんどふぉーはんど, hand for hand, H4H
also-end-hand-for-hand = バブル, ばぶる, bubble, バブル終了, ハンドフォーハンド, ハンドフォーハンド終了, hand for hand, H4H

# Clock.
also-pause = 一時停止, いちじていし, 停止, ていし, 止める, とめる, ストップ, すとっぷ, ポーズ, 中断, 待つ, 時計を止める, stop
also-start = スタート, すたーと, 開始, かいし, 再開, さいかい, 続ける, つづける, 続行, 動かす, 時計を動かす, start
also-deal = 開始, かいし, スタート, すたーと, 始める, はじめる, 試合開始, 大会開始, シャッフルアップ, start
also-add-minute = 時間追加, 時間を増やす, 延長, えんちょう, 長く, 1分増やす
also-take-minute = 時間短縮, 時間を減らす, 短縮, たんしゅく, 短く, 1分短縮
also-take-break = 休憩, きゅうけい, ブレイク, ブレーク, break, 食事休憩, 食事, ディナーブレイク, 夕食, 休み
also-next-stage = 次のレベル, つぎのれべる, レベルアップ, れべるあっぷ, 飛ばす, スキップ, ブラインドアップ, ブラインドを上げる, level up
also-previous-stage = 前のレベル, まえのれべる, レベルを戻す, 一つ前, 戻る
also-edit-schedule = ブラインド, ぶらいんど, blinds, レベル, れべる, ストラクチャー, すとらくちゃー, ブラインド変更, ブラインド表, 進行表, スケジュール
also-plan-start = カウントダウン, かうんとだうん, 開始時刻, かいしじこく, 開始時間, スタート時間, 予約

# Money and chips.
also-make-deal = ディール, でぃーる, deal, チョップ, ちょっぷ, chop, ICM, 分配, ぶんぱい, 山分け, やまわけ, 分ける, 賞金を分ける, 賞金分割, シェア
also-pay-out = 支払い, しはらい, 支払う, 払う, ペイアウト, payout, 賞金, しょうきん, プライズ, 入賞, インマネ, キャッシュ, 終了, しゅうりょう, 終わり, おわり, 大会終了, トーナメント終了
also-colour-up = カラーアップ, からーあっぷ, color up, colour up, チップレース, chip race, レースオフ, レース, チップ, ちっぷ, チップ交換, 両替, りょうがえ

# The house.
also-seasons = シーズン, しーずん, リーグ, りーぐ, ポイント, ぽいんと, ランキング, らんきんぐ, 順位表, 過去の結果, 年間成績, TDT, tournament director
also-series = フライト, 2日目, バッグ, フェスティバル
also-statistics = 統計, とうけい, スタッツ, stats, 成績, せいせき, データ, 数字, 一番勝った人, 最優秀プレイヤー

# Seats.
also-draw = 席, せき, 座席, ざせき, 席決め, せきぎめ, 抽選, ちゅうせん, くじ, くじ引き, シートドロー, ドロー, シャッフル, しゃっふる
also-draw-again = 席, せき, 座席, ざせき, 席決め, 再抽選, さいちゅうせん, リドロー, りどろー, redraw, 席替え, シャッフル
also-arranged = 席, せき, 固定席, 予約席, 証明, しょうめい, 公平

# Paper and screens.
also-room-paper = 印刷, いんさつ, プリント, ぷりんと, プリンター, 紙, かみ, PDF
also-room-sound = 音, おと, 音量, おんりょう, ボリューム, 騒音, 音楽, BGM, 効果音, 合図
also-room-tables = テーブル, てーぶる, 席, せき, 座席, 座席表, 配置図, 地図, マップ
also-room-players = 名前, なまえ, 参加者, さんかしゃ, 名簿, めいぼ, 参加者一覧, ゲストリスト
also-room-log = 履歴, りれき, ログ, ろぐ, 何があった, 経過
also-seat-cards = 席, せき, 座席, 席カード, 座席カード, 席札, 席を印刷
also-payout-sheet = 支払い表を印刷, 賞金を印刷, 賞金表, ペイアウト印刷
also-beside-laptop = カンペ, かんぺ, 早見表, はやみひょう, 虎の巻, 紙のヘルプ, ヘルプを印刷, チートシート
also-rulings = 規則, きそく, ルール, 判定, はんてい, 裁定
also-sums = 計算機, サイドポット, ポットリミット, 最小レイズ, 端数チップ, キル, ミスブラインド
also-handover = 交代, こうたい, 次のシフト, 申し送り
also-refunds = 中止, 返金, キャンセル, 停電
also-open-projector = プロジェクター, ぷろじぇくたー, 画面, がめん, スクリーン, すくりーん, モニター, もにたー, テレビ, てれび, TV, ディスプレイ, 表示, 二画面, 2画面, セカンドスクリーン, テレビに時計
also-room-projector = ネットワーク, ねっとわーく, スマホ, すまほ, 携帯, けいたい, 電話, Wi-Fi, ワイファイ, 無線, QRコード, ブラウザ, ブラウザー
also-close-projector = 画面を閉じる, 画面を消す, スクリーンを閉じる, プロジェクターを消す, プロジェクターオフ, テレビを消す
also-message = お知らせ, おしらせ, 告知, 案内, アナウンス, 画面に文字, 画面に書く, メッセージ, めっせーじ, テロップ

# House.
also-undo = 取り消し, とりけし, 取消, アンドゥ, undo, 戻す, もどす, 戻る, 間違い, まちがい, ミス
also-redo = やり直し, やりなおし, リドゥ, redo, もう一度, 再実行
also-mute = ミュート, みゅーと, mute, 消音, しょうおん, 無音, 音, おと, 音を消す, 静か, しずか, 音量, サウンド, 騒音
also-speech = 音声, おんせい, 声, こえ, 読み上げ, よみあげ, 話す, しゃべる, アナウンス, 放送
also-dark = ダーク, だーく, ダークモード, dark mode, 暗い, くらい, 夜, 黒, テーマ
also-light = ライト, らいと, ライトモード, light mode, 明るい, あかるい, 昼, 白, テーマ
also-settings = 設定, せってい, 環境設定, オプション, おぷしょん, 構成, 言語, げんご, language, 日本語, 文字サイズ, 文字の大きさ, フォント, テーマ, ヒント
also-help = ヘルプ, へるぷ, help, 使い方, つかいかた, 説明, 説明書, マニュアル, 用語集, とは, キー, ショートカット, ?
also-tour = ツアー, つあー, 案内, チュートリアル, ちゅーとりある, 入門, はじめに, 学ぶ, 見せて
also-backups = バックアップ, ばっくあっぷ, backup, 復元, ふくげん, 保存, ほぞん, 控え, コピー
also-house = ホーム, ほーむ, トップ, 終了, しゅうりょう, 出る, 退出, 閉じる, とじる, 一覧, いちらん, exit
also-new = 新規, しんき, 作成, さくせい, 新しいトーナメント, 新しい大会, 大会を作る, トーナメントを始める
also-sample = サンプル, さんぷる, 例, 見本, デモ, でも, 試す, ためす, お試し
also-set-up = バイイン, ばいいん, buy-in, 参加費, さんかひ, 値段, スタック, すたっく, 初期スタック, レイトレジスト, late registration, 通貨, つうか, 設定変更
also-export-tournament = 保存, ほぞん, エクスポート, えくすぽーと, 書き出し, かきだし, 送る, おくる, 送信
