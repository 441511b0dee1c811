import type { GuideWords } from './index.ts';

export const vi: GuideWords = {
  fees: {
    title: 'Phí',
    summary: 'Khoản nào mất phí, khoản nào không.',
    text: `
      - **Hợp đồng nhanh:** không mất phí. Chi phí của bạn nằm ở tỷ lệ trả thưởng dưới 100%; phiếu lệnh hiển thị mức lỗ kỳ vọng.
      - **Hợp đồng tương lai:** {futuresFee}% giá trị vị thế khi mở và khi đóng.
      - **Giao ngay:** maker {makerFee}%, taker {takerFee}% trên phần nhận được.
      - **Quy đổi:** {exchangeFee}% trên phần nhận được.
      - **Rút tiền:** {withdrawFee}% số tiền rút. **Nạp tiền:** miễn phí.
      - **Chuyển tiền giữa các tài khoản của bạn, mở và duy trì tài khoản:** miễn phí.
    `,
  },
  futures: {
    title: 'Hợp đồng tương lai hoạt động thế nào',
    summary: 'Ký quỹ, phí, giá thanh lý và khóa vị thế, kèm công thức.',
    text: `
      ## Tóm tắt
      Bạn chọn Long (giá lên) hoặc Short (giá xuống), số lot và đòn bẩy {levers} lần. Ký quỹ bằng giá trị vị thế chia cho đòn bẩy. Mỗi vị thế có ký quỹ riêng: bạn có thể mất hết phần đó, nhưng không bao giờ nhiều hơn.
      ## Giá và phí
      - Lệnh thị trường khớp ở mức giá hợp lệ đầu tiên sau khi đến máy chủ; nếu trong {fillWait} giây không có giá, lệnh bị hủy và không có gì thay đổi.
      - Lệnh giới hạn chờ đến khi giá chạm mức đặt. Chốt lời, cắt lỗ và thanh lý cần hai mức giá hợp lệ liên tiếp.
      - Phí là {futuresFee}% giá trị vị thế, một lần khi mở và một lần khi đóng.
      ## Khi nào bị thanh lý
      Khi ký quỹ cộng lãi lỗ tạm tính không còn đủ cho ký quỹ duy trì ({maintenance}% giá trị, vị thế lớn thì cao hơn) và phí đóng.
      **Long:** giá = (q × giá vào − ký quỹ) ÷ (q × (1 − m − f)). **Short:** giá = (q × giá vào + ký quỹ) ÷ (q × (1 + m + f)). Trong đó q là khối lượng, m là tỷ lệ ký quỹ duy trì, f là tỷ lệ phí.
      Phần ký quỹ còn lại là của bạn; khoản lỗ vượt ký quỹ do quỹ bảo hiểm chịu.
      ## Khóa vị thế
      Khóa là mở một vị thế ngược chiều cùng khối lượng, có phí và ký quỹ riêng. Cặp vị thế khóa được tính theo cùng một mức giá và không bị thanh lý. Khi đóng một bên, tiền thu về bù đủ ký quỹ cho bên kia trước.
    `,
  },
  spot: {
    title: 'Giao ngay hoạt động thế nào',
    summary: 'Loại lệnh, phí và biên độ giá.',
    text: `
      ## Loại lệnh
      - **Giới hạn:** bạn đặt giá và số lượng; lệnh nằm trong sổ lệnh cho đến khi khớp hoặc bạn hủy.
      - **Thị trường:** khớp ngay ở giá tốt nhất đang có; mua theo số tiền USDT, bán theo số lượng.
      - Giá trị lệnh tối thiểu là {minNotional} USDT.
      ## Phí
      Maker {makerFee}% khi lệnh của bạn chờ sẵn trong sổ lệnh, taker {takerFee}% khi lệnh khớp ngay. Phí trừ vào phần bạn nhận được. Nếu có các bậc phí theo khối lượng 30 ngày, phí của bạn có thể thấp hơn và được ghi dưới phiếu đặt lệnh.
      ## Biên độ giá
      Giá mua không cao hơn giá thị trường quá {band}%, giá bán không thấp hơn quá {band}%. Lệnh thị trường dừng ở đó và phần còn lại bị hủy.
      ## Ai ở phía bên kia
      Các khách hàng khác, và sau họ là thanh khoản của Candor theo thị trường tham chiếu. Phần thanh khoản này không bao giờ thấy lệnh của bạn trước khi khớp.
    `,
  },
  deposits: {
    title: 'Nạp tiền',
    summary: 'Các cách nạp, khi nào tiền vào và tiền thưởng nạp lần đầu.',
    text: `
      ## Các cách nạp
      - **USDT mạng TRON (TRC20):** địa chỉ riêng của bạn. Tiền đến được tự động cộng vào số dư sau {confirmations} xác nhận, dù là bao nhiêu.
      - **Chuyển khoản VND:** chuyển vào tài khoản hiển thị rồi gửi ảnh chụp giao dịch; tỷ giá hiển thị được giữ {rateMinutes} phút.
      - **Yêu cầu nạp kèm ảnh:** từ {depositMin} USDT.
      ## Khi nào tiền được cộng
      Chỉ có yêu cầu hay ảnh chụp thì số dư chưa tăng. Giao dịch trên chuỗi hoặc mã tham chiếu ngân hàng mới là bằng chứng, và mỗi bằng chứng chỉ dùng một lần.
      ## Thưởng nạp lần đầu
      Ở nơi có áp dụng, lần nạp thành công đầu tiên từ {bonusMin} USDT được tặng {bonusRate}% tiền thưởng bị khóa. Tiền thưởng không bao giờ khóa tiền của riêng bạn.
      ## Lưu ý
      Chỉ gửi USDT qua TRC20 đến địa chỉ của bạn. Gửi loại tiền khác hoặc qua mạng khác có thể mất tiền.
    `,
  },
  withdrawals: {
    title: 'Rút tiền',
    summary: 'Mức tối thiểu, phí, thời gian và khi nào phải chờ.',
    text: `
      ## Điều kiện
      - Tối thiểu {withdrawMin} USDT hoặc USDC; phí {withdrawFee}% trừ vào số tiền rút.
      - Mỗi ngày một lệnh (ngày theo giờ GMT+1). Lệnh bị từ chối hoặc bạn tự hủy không tính.
      - Cần mật khẩu rút tiền; nhập sai {wrongTries} lần thì việc rút tiền bị khóa một giờ.
      - Với tiền thật cần xác minh cơ bản.
      ## Điều gì xảy ra
      Số tiền được giữ ngay khi gửi lệnh rút và về trong {arrivalMin} đến {arrivalMax} giờ. Bạn có thể tự hủy khi chưa được duyệt; nếu bị từ chối, toàn bộ số tiền trở về số dư khả dụng.
      ## Khi nào phải chờ
      Sau khi đổi mật khẩu đăng nhập, đổi mật khẩu rút tiền hoặc tắt ứng dụng xác thực, việc rút tiền phải chờ {holdHours} giờ để kẻ gian không kịp rút.
      ## Không bị khóa bởi khối lượng
      Tiền của riêng bạn không cần khối lượng giao dịch nào để rút. Chỉ tiền thưởng mới mở dần theo khối lượng.
    `,
  },
  earn: {
    title: 'Khóa sinh lãi và tích lũy',
    summary: 'Tiền lãi từ đâu, trả khi nào và rút sớm thì sao.',
    text: `
      ## Cách hoạt động
      - Bạn khóa một khoản tiền trong số ngày đã chọn, với lãi suất tính theo ngày. Lãi trả sau mỗi 24 giờ; một số sản phẩm cũ trả một lần khi đáo hạn.
      - Khi đáo hạn, tiền gốc được trả lại.
      - Lãi suất quy ra năm = lãi suất ngày × 365, không tính lãi kép.
      ## Tiền lãi được để riêng từ đầu
      Ngay khi bạn mua, toàn bộ lãi còn phải trả được chuyển từ quỹ thưởng của sản phẩm sang khoản dự trữ. Nếu quỹ không đủ, sản phẩm báo đã bán hết. Mỗi sản phẩm nói rõ tiền lãi từ đâu.
      ## Rút sớm
      - **Khóa sinh lãi:** phí phạt là một tỷ lệ trên tiền gốc, ghi trên sản phẩm.
      - **Tích lũy:** tỷ lệ phạt × số ngày đủ 24 giờ còn lại × tiền gốc, không bao giờ quá tiền gốc.
      - Lãi đã trả vẫn là của bạn; ngày đang chạy không có lãi. Số tiền chính xác hiện ra trước khi bạn xác nhận.
      ## Điều lãi suất không cho biết
      Giá của loại tiền bị khóa có thể giảm trong thời gian đó. Điều khoản lúc mua được giữ nguyên đến hết kỳ hạn.
    `,
  },
  exchange: {
    title: 'Quy đổi',
    summary: 'Tỷ giá cố định trong vài giây, biết trước phí.',
    text: `
      - Báo giá giữ nguyên tỷ giá trong {quoteSeconds} giây; mỗi lúc chỉ có một báo giá và mỗi báo giá chỉ dùng được một lần.
      - Phí {exchangeFee}% tính bằng loại tiền nhận về và hiện trước khi bạn xác nhận.
      - Mỗi lần quy đổi có giá trị từ {exchangeMin} đến {exchangeMax} USDT.
      - Nếu giá lệch khỏi báo giá quá nửa mức phí, báo giá không được thực hiện và bạn nhận báo giá mới. Không bao giờ quy đổi ở tỷ giá khác với tỷ giá bạn đã xem.
      - Hai mức giá làm nên tỷ giá được ghi vào biên lai để bạn tính lại.
    `,
  },
  verification: {
    title: 'Xác minh danh tính',
    summary: 'Hai cấp, dùng để làm gì và hồ sơ được giữ thế nào.',
    text: `
      ## Hai cấp
      - **Cơ bản:** loại giấy tờ, họ tên, số giấy tờ; số thẻ ngân hàng không bắt buộc. Với tiền thật, cấp này cần để nạp lần đầu, rút tiền và mở khóa tiền thưởng.
      - **Nâng cao:** ba ảnh: mặt trước, mặt sau và ảnh bạn cầm giấy tờ. Cần hoàn thành cấp cơ bản trước.
      - Mỗi giấy tờ chỉ thuộc về một tài khoản.
      ## Hồ sơ được giữ thế nào
      Số giấy tờ và số thẻ được mã hóa; danh sách chỉ hiện vài ký tự cuối. Ảnh được lưu thành bản mới không kèm dữ liệu ẩn rồi mã hóa. Chỉ nhân viên xét duyệt mở được và mỗi lần xem đều được ghi lại.
      ## Nếu chưa đạt
      Bạn thấy lý do, sửa lại và gửi lại. Những gì đã đúng vẫn được giữ.
    `,
  },
  'fair-dealing': {
    title: 'Tự kiểm tra chúng tôi',
    summary: 'Chuỗi giá, biên lai và cách tính lại một kết quả.',
    text: `
      ## Chuỗi giá
      Mọi mức giá hợp lệ đều nằm trong chuỗi giá. Mỗi bản ghi chứa mã băm của bản ghi trước, nên sửa một bản ghi sẽ làm đứt chuỗi. Nếu cả chuỗi bị ghi lại, chỉ có thể nhận ra khi so với mã băm đã lưu từ trước.
      ## Biên lai
      - Mỗi hợp đồng nhanh đã tất toán, mỗi lần thanh lý, chốt lời, cắt lỗ và quy đổi đều có biên lai: điều khoản, các mức giá và vị trí trong chuỗi, phép tính, bút toán.
      - Mở lệnh đã tất toán và nhấn “Tính lại kết quả này”: ứng dụng tính lại ngay trên điện thoại bằng một chương trình riêng, không dùng chung mã với máy chủ.
      ## Tự tính bằng tay
      - Lấy giá vào và giá ra trên biên lai: cao hơn thì hướng tăng thắng, thấp hơn thì hướng giảm thắng, bằng nhau thì hoàn tiền đặt.
      - Thắng thì được tiền đặt × tỷ lệ trả thưởng, thua thì mất tiền đặt. Hãy so với dòng trong sao kê.
      ## Điều không ai làm được
      - Không có ô nhập hay cài đặt nào gán được giá hoặc kết quả cho một người, một lệnh hay một thời điểm.
      - Tạm ngừng chỉ chặn lệnh mới. Tuyên bố vô hiệu cần sự cố nguồn giá đã được ghi nhận và hai nhân viên vận hành, áp dụng cho mọi lệnh của cặp trong khoảng thời gian đó, không bao giờ lấy lại tiền thắng và được công bố.
    `,
  },
};
