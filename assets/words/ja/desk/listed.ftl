# The player list of the house.

listed-title = プレイヤー名簿
listed-about = プレイヤー{ $count }人
listed-back = トーナメント一覧
listed-search = 名前、ニックネーム、連絡先、番号で検索
listed-add = プレイヤーを追加
listed-import = CSVを読み込む
listed-export = CSVに書き出す
listed-duplicates = 重複を検索
listed-empty-title = 名簿にはまだ誰もいません
listed-empty-about = 名簿のプレイヤーは、エントリー時に数文字で見つかります。参加した人は自動で名簿に載ります。手で追加するか、CSVを読み込むこともできます。CSVの列はname、nickname、contact、notes、membership、city、countryです。
listed-none = 「{ $search }」に一致するプレイヤーはいません。
listed-fields-name = 名前
listed-fields-last_name = そのうち姓
listed-fields-nickname = ニックネーム
listed-fields-contact = 連絡先
listed-fields-notes = メモ
listed-fields-membership = 会員番号
listed-fields-city = 都市
listed-fields-country = 国
listed-unnamed = 名前を公開しない
listed-unnamed-about = シーズン表と公開する結果では、名前のない行として残ります。会場の画面に写真は出ません。
listed-may-not-play = プレイ不可
listed-barred = プレイ不可
listed-barred-about = このプレイヤーのエントリーはすべて止まります。
listed-barred-by = 誰の希望か
listed-barred-by-house = 店による出入り禁止
listed-barred-by-player = 本人の申し出による制限
listed-barred-until = 最終日（空欄は無期限）
listed-barred-says = 受付で伝えてよいこと
listed-photo-choose = 写真を選ぶ
listed-photo-other = 別の写真
listed-photo-remove = 写真を削除
listed-photo-too-large = 画像が10 MBを超えています。小さく保存してください。
listed-saved = { $name }を保存しました。
listed-save = 保存
listed-cancel = キャンセル
listed-edit = { $name }を編集
listed-edit-short = 編集
listed-delete = 削除
listed-delete-of = { $name }を削除します。元に戻せます。
listed-deleted = { $name }を削除しました。
listed-merged = { $name }として1人にまとめました。
listed-imported = { $added }人を追加、{ $completed }人を補完、{ $known }人は登録済み。
listed-left-out = { $line }行目：{ $why }
listed-left-out-more = ほか{ $count }行は除外しました。
listed-undo = 元に戻す
listed-exported = 書き出し先
listed-too-large = このファイルは8 MBを超えています。名簿はもっと小さいはずです。
listed-played = トーナメント{ $count }回、最終{ $last }
listed-no-duplicates = 重複はないようです。
listed-duplicates-about = 確認する組：{ $count }。1人にまとめても両方の履歴が残ります。
listed-merge-into = { $name }を残す
listed-merge-about = { $other }と{ $name }を1人にまとめ、{ $name }とします
listed-two-people = 別人
listed-close-duplicates = 名簿に戻る
listed-keep-tonight = 今夜のプレイヤーを名簿に追加
listed-kept-tonight = { $count ->
    [0] 全員が名簿にあります。
   *[other] { $count }人を名簿に追加しました。
}
listed-known = 名簿のプレイヤー
listed-who = 同一人物の確認
listed-who-open = { $count }件の名前は、複数の人に当てはまります。誰だったかを選んでください。
listed-who-about = { $count ->
    [0] 名前で照合した人はいません。
   *[other] { $count }人を名前で同じ人とみなしました。違う場合は「別の人」を選んでください。
}
listed-who-new = 新しい人
listed-who-said = { $event }の{ $name }が誰だったかを記録しました。
listed-who-part = 別の人
listed-who-part-about = { $event }の{ $name }は別の人です
listed-who-parted = { $event }の{ $name }を別のプレイヤーにしました。
listed-remember = 参加した人を全員この名簿に載せる
listed-remember-about = 同じ名前をもう一度入力すると、シーズンと統計でも同じプレイヤーになります。スマホや会場の画面に名簿は表示されません。
