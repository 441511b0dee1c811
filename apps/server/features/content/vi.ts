import type { Content } from './types.ts';

export const vi: Content = {
  banners: {
    gift: { title: 'Tặng {gift} USDT khi đăng ký', subtitle: 'Mở khóa dần khi giao dịch: cứ {volumePerRelease} USDT khối lượng được nhận 1 USDT' },
    fair: { title: 'Mọi mức giá đều kiểm chứng được', subtitle: 'Được ghi lại, nối chuỗi và giống nhau cho tất cả mọi người' },
    fast: { title: 'Hợp đồng nhanh, tỷ lệ rõ ràng', subtitle: 'Biết trước có thể thắng bao nhiêu, thua bao nhiêu rồi mới quyết định' },
  },
  articles: {
    'fast-contracts': {
      title: 'Hợp đồng nhanh hoạt động thế nào',
      summary: 'Bạn có thể thắng bao nhiêu, thua bao nhiêu và xác suất, bằng những con số dễ hiểu.',
      text: `
        ## Tóm tắt
        Bạn chọn mã giao dịch, hướng, thời hạn và số tiền đặt từ {minStake} đến {maxStake} USDT. Nếu giá lúc kết thúc cao hơn lúc bắt đầu và bạn chọn tăng, hoặc thấp hơn và bạn chọn giảm, bạn nhận lại tiền đặt cộng tiền thưởng. Nếu không, bạn mất tiền đặt. Nếu hai giá bằng nhau, tiền đặt được hoàn lại.
        ## Giá nào được tính
        - **Giá vào:** mức giá hợp lệ đầu tiên sau khi lệnh của bạn đến máy chủ, thường trong vòng 0,3 giây. Không bao giờ là một mức giá đã biết trước.
        - **Giá ra:** mức giá hợp lệ đầu tiên đúng lúc hết hạn hoặc trong 5 giây sau đó.
        - Nếu không có mức giá như vậy vì dữ liệu thị trường bị gián đoạn, lệnh bị hủy và tiền đặt được hoàn lại.
        ## Candor là bên đối ứng
        Khi bạn thắng, Candor trả tiền cho bạn; khi bạn thua, Candor giữ tiền đặt. Vì tỷ lệ trả thưởng dưới 100 %, về lâu dài lợi thế thuộc về Candor.
        Tỷ lệ thắng hòa vốn = 1 ÷ (1 + tỷ lệ trả thưởng). Mức lỗ kỳ vọng trên 100 USDT = 100 × (1 − tỷ lệ trả thưởng) ÷ 2, khi khả năng tăng và giảm ngang nhau.
        * **{seconds} giây:** trả thưởng {payout} %, hòa vốn khi thắng {breakEven} % số lệnh, lỗ kỳ vọng {loss} USDT trên 100 USDT tiền đặt
        Chỉ đặt số tiền bạn chấp nhận mất. Kết quả thực tế của riêng bạn hiển thị phía trên lịch sử lệnh.
      `,
    },
    prices: {
      title: 'Giá được tạo và kiểm chứng thế nào',
      summary: 'Giá đến từ đâu, thế nào là hợp lệ và làm sao để không ai sửa được.',
      text: `
        ## Từ nguồn dữ liệu đến mức giá
        - Mỗi giây bốn lần, hệ thống lấy một mức giá cho từng mã: là trung vị nếu có nhiều nguồn.
        - Mức giá lệch quá xa các giá trước đó bị giữ lại cho đến khi các giá tiếp theo xác nhận. Chỉ khi đó nó mới hợp lệ.
        - Nếu nguồn dữ liệu im lặng 2 giây, giao dịch của mã đó tạm dừng và màn hình thông báo rõ. Giao dịch tự tiếp tục khi có dữ liệu trở lại.
        ## Không ai định đoạt kết quả
        Mọi người dùng chung một mức giá. Không có cài đặt nào cho phép gán giá hoặc kết quả cho một người dùng, một lệnh hay một thời điểm.
        ## Được ghi lại và nối chuỗi
        Mọi mức giá hợp lệ đều được ghi lại. Mỗi bản ghi chứa dấu vân tay số của bản ghi trước, nên nếu bị sửa về sau thì chuỗi sẽ gãy. Với mỗi hợp đồng nhanh đã tất toán, chúng tôi lưu đúng các mức giá quyết định kết quả và vị trí của chúng trong chuỗi.
        ## Trong thị trường mô phỏng
        Giá được tính từ một hạt giống ngẫu nhiên. Dấu vân tay của nó được công bố ngay từ đầu, nên về sau có thể chứng minh hạt giống chưa từng bị tráo.
      `,
    },
    'sign-up-gift': {
      title: 'Quà đăng ký và cách mở khóa',
      summary: '{gift} USDT cho mỗi tài khoản mới và cách biến nó thành tiền dùng được.',
      text: `
        ## Bạn nhận được gì
        Mỗi tài khoản mới nhận {gift} USDT tiền thưởng bị khóa. Bạn thấy khoản này bên cạnh số dư USDT.
        ## Mở khóa thế nào
        - Cứ {volumePerRelease} USDT khối lượng giao dịch thì 1 USDT được chuyển vào số dư khả dụng.
        - Tiền đặt của hợp đồng nhanh đã tất toán được tính, dù thắng hay thua. Lệnh hòa và lệnh bị hủy không được tính.
        - Ví dụ: tổng tiền đặt {fullVolume} USDT mở khóa toàn bộ quà tặng.
        ## Điều gì không bao giờ bị khóa
        Chỉ khoản thưởng bị khóa. Tiền của chính bạn luôn do bạn sử dụng, bất kể khối lượng giao dịch.
        Giao dịch chỉ để mở khóa tiền thưởng thường tốn hơn giá trị của nó: hãy xem mức lỗ kỳ vọng trên phiếu lệnh.
      `,
    },
    fees: {
      title: 'Phí',
      summary: 'Khoản nào mất phí, khoản nào không.',
      text: `
        - **Hợp đồng nhanh:** không phí. Chi phí của bạn nằm ở tỷ lệ trả thưởng dưới 100 %; phiếu lệnh hiển thị mức lỗ kỳ vọng.
        - **Chuyển tiền giữa các tài khoản của bạn:** miễn phí.
        - **Mở và duy trì tài khoản:** miễn phí.
        - **Chênh lệch giá mua bán:** không có. Lệnh bắt đầu và kết thúc theo mức giá hợp lệ áp dụng cho tất cả mọi người.
      `,
    },
    security: {
      title: 'Giữ an toàn cho tài khoản',
      summary: 'Vài thói quen quan trọng.',
      text: `
        - Dùng mật khẩu không dùng ở nơi nào khác. Chúng tôi chỉ lưu bản băm không thể đảo ngược của mật khẩu.
        - Không ai từ Candor hỏi mật khẩu hay mã xác minh của bạn.
        - Đổi mật khẩu sẽ đăng xuất mọi thiết bị khác; đặt lại mật khẩu sẽ đăng xuất tất cả thiết bị.
        - Sau nhiều lần nhập sai, việc đăng nhập bị tạm khóa vài phút để không ai đoán được mật khẩu.
        - Hãy đăng xuất trên thiết bị không phải của bạn.
      `,
    },
    terms: {
      title: 'Điều khoản sử dụng',
      summary: 'Thỏa thuận giữa bạn và Candor.',
      text: `
        ## 1. Ai được sử dụng Candor
        Bạn phải đủ 18 tuổi và được pháp luật nước mình cho phép sử dụng dịch vụ này. Mỗi người một tài khoản. Thông tin bạn cung cấp phải đúng sự thật.
        ## 2. Thị trường mô phỏng và tiền thử nghiệm
        Khi Candor hiển thị “Thị trường mô phỏng · tiền thử nghiệm”, giá được mô phỏng hoặc phát lại và mọi số dư là tiền thử nghiệm. Tiền thử nghiệm không có giá trị tiền tệ, không thể rút hay đổi thành tiền.
        ## 3. Hợp đồng nhanh
        Lệnh đã được chấp nhận có hiệu lực ràng buộc và không thể hủy. Lệnh được tất toán theo các mức giá đã ghi và theo điều khoản hiển thị lúc bạn đặt. Candor là bên đối ứng của mọi lệnh. Bạn có thể mất toàn bộ tiền đặt.
        ## 4. Lỗi dữ liệu thị trường
        Lệnh không có giá vào hoặc giá ra hợp lệ sẽ bị hủy và tiền đặt được hoàn lại. Không có lý do nào khác khiến một lệnh bị hủy.
        ## 5. Tiền thưởng
        Tiền thưởng được mở khóa theo khối lượng giao dịch như mô tả trong trung tâm trợ giúp. Tài khoản mở ra chỉ để gom thưởng có thể mất phần thưởng bị khóa, nhưng không bao giờ mất tiền của chính mình.
        ## 6. Tài khoản của bạn
        Hãy giữ bí mật mật khẩu. Bạn chịu trách nhiệm về việc sử dụng mật khẩu cho đến khi báo cho chúng tôi rằng nó bị lạm dụng. Chúng tôi có thể đóng băng tài khoản nếu pháp luật yêu cầu hoặc nếu tài khoản được dùng để tấn công dịch vụ; bạn sẽ được thông báo.
        ## 7. Thay đổi
        Điều khoản mới áp dụng cho các lệnh đặt sau khi công bố, không bao giờ áp dụng cho lệnh đang mở.
        ## 8. Không phải lời khuyên
        Nội dung trong Candor không phải lời khuyên đầu tư. Giá có thể giảm nhanh như khi tăng.
      `,
    },
    privacy: {
      title: 'Quyền riêng tư',
      summary: 'Chúng tôi lưu gì, để làm gì và trong bao lâu.',
      text: `
        ## Chúng tôi lưu gì
        - Thông tin đăng ký: tên tài khoản, email hoặc số điện thoại, và quốc gia nếu bạn cung cấp.
        - Mật khẩu chỉ ở dạng băm, và lần hoạt động gần nhất của các phiên đăng nhập.
        - Lệnh, số dư và sao kê của mọi biến động.
        - Danh sách yêu thích, biệt danh và đơn vị tiền tệ hiển thị.
        ## Dùng để làm gì
        Chỉ để vận hành tài khoản, tất toán lệnh và bảo vệ dịch vụ. Địa chỉ mạng của bạn được dùng trong thời gian ngắn để ngăn tấn công. Chúng tôi không bán dữ liệu và không hiển thị quảng cáo. Ứng dụng không có trình theo dõi và không đặt cookie.
        ## Trên thiết bị của bạn
        Ứng dụng lưu phiên đăng nhập, ngôn ngữ và đơn vị tiền tệ hiển thị trong bộ nhớ trình duyệt. Đăng xuất sẽ xóa phiên đăng nhập.
        ## Trong bao lâu
        - Mã xác minh: 10 phút.
        - Phiên đăng nhập: đến khi bạn đăng xuất, hoặc 30 ngày không sử dụng.
        - Lệnh và sao kê: trong suốt thời gian tài khoản tồn tại và theo yêu cầu pháp luật, vì sổ cái không thể sửa đổi.
        ## Quyền của bạn
        Bạn có thể yêu cầu bản sao dữ liệu, yêu cầu chỉnh sửa hoặc đóng tài khoản.
      `,
    },
  },
};
