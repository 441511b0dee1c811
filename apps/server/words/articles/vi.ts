import type { ArticleWords } from './index.ts';

export const vi: ArticleWords = {
  banners: {
    gift: {
      title: 'Tặng {gift} USDT khi đăng ký',
      subtitle: 'Mở khóa dần khi giao dịch: cứ {volumePerRelease} USDT khối lượng nhận 1 USDT',
    },
    fair: { title: 'Mọi mức giá đều kiểm chứng được', subtitle: 'Được ghi lại công khai và giống nhau cho mọi người' },
    fast: {
      title: 'Hợp đồng nhanh, tỷ lệ rõ ràng',
      subtitle: 'Biết trước thắng bao nhiêu, thua bao nhiêu rồi mới quyết định',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Hợp đồng nhanh hoạt động thế nào',
      summary: 'Thắng, thua bao nhiêu và tỷ lệ, bằng con số dễ hiểu.',
      text: `
        ## Tóm tắt
        Bạn chọn cặp giao dịch, hướng, thời hạn và tiền đặt từ {minStake} đến {maxStake} USDT. Nếu bạn chọn tăng và giá ra cao hơn giá vào, hoặc chọn giảm và giá ra thấp hơn, bạn nhận lại tiền đặt cộng tiền thắng. Nếu ngược lại, bạn mất tiền đặt. Nếu hai giá bằng nhau, tiền đặt được hoàn lại.
        ## Giá nào được tính
        - **Giá vào:** mức giá hợp lệ đầu tiên sau khi lệnh của bạn đến máy chủ, thường trong vòng 0,3 giây. Không bao giờ là một mức giá đã biết trước.
        - **Giá ra:** mức giá hợp lệ đầu tiên khi hết hạn, hoặc trong 5 giây sau đó.
        - Nếu không có mức giá như vậy vì nguồn giá bị gián đoạn, lệnh vô hiệu và tiền đặt được hoàn lại.
        ## Candor là bên đối ứng
        Khi bạn thắng, Candor trả tiền cho bạn; khi bạn thua, Candor giữ tiền đặt. Vì tỷ lệ trả thưởng dưới 100%, về lâu dài lợi thế thuộc về Candor.
        Tỷ lệ thắng để hòa vốn = 1 ÷ (1 + tỷ lệ trả thưởng). Mức lỗ kỳ vọng trên 100 USDT = 100 × (1 − tỷ lệ trả thưởng) ÷ 2, khi khả năng tăng và giảm ngang nhau.
        * **{seconds} giây:** trả thưởng {payout}%, hòa vốn khi thắng {breakEven}% số lệnh, lỗ kỳ vọng {loss} USDT trên mỗi 100 USDT
        Chỉ đặt số tiền bạn chấp nhận mất. Lãi/lỗ đã chốt của bạn hiện ở phía trên lịch sử lệnh.
      `,
    },
    prices: {
      title: 'Giá được tạo và kiểm chứng thế nào',
      summary: 'Giá đến từ đâu, thế nào là hợp lệ và vì sao không ai sửa được.',
      text: `
        ## Từ nguồn giá đến mức giá
        - Bốn lần mỗi giây, hệ thống lấy một mức giá cho từng cặp; nếu có nhiều nguồn thì lấy trung vị.
        - Mức giá lệch quá xa các giá trước đó bị giữ lại cho đến khi các giá tiếp theo xác nhận. Chỉ khi đó mức giá mới hợp lệ.
        - Nếu nguồn giá im lặng 2 giây, cặp đó tạm ngừng giao dịch và màn hình báo rõ. Giao dịch tự tiếp tục khi có giá trở lại.
        ## Không ai định đoạt kết quả
        Mọi người dùng chung các mức giá. Không có cài đặt nào cho phép gán giá hay kết quả cho một người dùng, một lệnh hay một thời điểm.
        ## Được ghi lại và nối thành chuỗi
        Mọi mức giá hợp lệ đều được ghi lại. Mỗi bản ghi chứa mã băm, tức dấu vân tay số, của bản ghi trước, nên sửa một bản ghi sẽ làm đứt chuỗi; nếu cả chuỗi bị ghi lại thì chỉ dấu vân tay đã lưu từ trước mới cho thấy. Với mỗi hợp đồng nhanh đã tất toán, chúng tôi lưu đúng các mức giá quyết định kết quả và vị trí của chúng trong chuỗi.
        ## Trong thị trường mô phỏng
        Giá được tính từ một số ngẫu nhiên gốc. Mã băm của số này được công bố ngay từ đầu. Bản thân số đó được giữ kín, vì ai biết nó sẽ biết mọi mức giá sắp tới.
      `,
    },
    'sign-up-gift': {
      title: 'Quà đăng ký và cách mở khóa',
      summary: '{gift} USDT cho tài khoản mới và cách mở khóa.',
      text: `
        ## Bạn nhận được gì
        Mỗi tài khoản mới nhận {gift} USDT tiền thưởng bị khóa. Bạn thấy khoản này bên cạnh số dư USDT.
        ## Mở khóa thế nào
        - Cứ {volumePerRelease} USDT khối lượng giao dịch, 1 USDT được chuyển vào số dư khả dụng.
        - Tiền đặt của hợp đồng nhanh đã tất toán được tính, dù thắng hay thua. Lệnh hòa và lệnh vô hiệu không được tính.
        - {spotShare}% giá trị giao dịch giao ngay và ký quỹ khi mở vị thế hợp đồng tương lai cũng được tính.
        - Ví dụ: tổng tiền đặt {fullVolume} USDT mở khóa toàn bộ quà tặng.
        ## Điều gì không bao giờ bị khóa
        Chỉ tiền thưởng bị khóa. Tiền của riêng bạn luôn dùng được, bất kể khối lượng giao dịch.
        Giao dịch chỉ để mở khóa tiền thưởng thường tốn hơn chính khoản thưởng: hãy xem mức lỗ kỳ vọng trên phiếu lệnh.
      `,
    },
    security: {
      title: 'Giữ an toàn cho tài khoản',
      summary: 'Vài thói quen quan trọng.',
      text: `
        - Dùng một mật khẩu riêng, không dùng ở nơi nào khác. Chúng tôi chỉ lưu mã băm của mật khẩu, không thể đảo ngược.
        - Candor không bao giờ hỏi mật khẩu hay mã xác minh của bạn.
        - Đổi mật khẩu sẽ đăng xuất mọi thiết bị khác; đặt lại mật khẩu sẽ đăng xuất mọi thiết bị.
        - Sau nhiều lần nhập sai, việc đăng nhập bị tạm khóa vài phút để không ai dò được mật khẩu.
        - Hãy đăng xuất trên thiết bị không phải của bạn.
      `,
    },
    terms: {
      title: 'Điều khoản sử dụng',
      summary: 'Thỏa thuận giữa bạn và Candor.',
      text: `
        ## 1. Ai được sử dụng Candor
        Bạn phải đủ 18 tuổi và được pháp luật nước bạn cho phép sử dụng dịch vụ này. Mỗi người một tài khoản. Thông tin bạn cung cấp phải đúng sự thật.
        ## 2. Thị trường mô phỏng và tiền thử nghiệm
        Khi Candor hiển thị “Thị trường mô phỏng · tiền thử nghiệm”, giá được mô phỏng hoặc phát lại và mọi số dư là tiền thử nghiệm. Tiền thử nghiệm không có giá trị thật, không thể rút hay đổi thành tiền.
        ## 3. Hợp đồng nhanh
        Lệnh đã được chấp nhận thì có giá trị ràng buộc và bạn không thể hủy. Lệnh được tất toán theo các mức giá đã ghi lại và điều khoản hiển thị lúc bạn đặt. Candor là bên đối ứng của mọi lệnh. Bạn có thể mất toàn bộ tiền đặt.
        ## 4. Sự cố nguồn giá
        Lệnh không có giá vào hoặc giá ra hợp lệ thì vô hiệu và tiền đặt được hoàn lại. Sau một sự cố nguồn giá đã được ghi nhận, hai nhân viên vận hành cùng nhau có thể tuyên bố vô hiệu mọi lệnh hợp đồng nhanh của cặp trong khoảng thời gian đó: tiền đặt đã thua được hoàn lại, tiền thắng giữ nguyên và việc này được công bố. Không có lý do nào khác khiến một lệnh vô hiệu.
        ## 5. Tiền thưởng
        Tiền thưởng được mở khóa theo khối lượng giao dịch như mô tả trong trung tâm trợ giúp. Tài khoản mở ra chỉ để gom thưởng có thể mất tiền thưởng bị khóa, nhưng không bao giờ mất tiền của riêng mình.
        ## 6. Tài khoản của bạn
        Hãy giữ bí mật mật khẩu. Bạn chịu trách nhiệm về mọi việc làm bằng mật khẩu của mình cho đến khi báo cho chúng tôi rằng mật khẩu bị lạm dụng. Chúng tôi có thể khóa tài khoản nếu pháp luật yêu cầu hoặc nếu tài khoản được dùng để tấn công dịch vụ; bạn sẽ được thông báo.
        ## 7. Thay đổi
        Điều khoản mới chỉ áp dụng cho các lệnh đặt sau khi công bố, không bao giờ áp dụng cho lệnh đang mở.
        ## 8. Không phải lời khuyên
        Nội dung trong Candor không phải là lời khuyên đầu tư. Giá có thể giảm nhanh như khi tăng.
      `,
    },
    privacy: {
      title: 'Chính sách bảo mật',
      summary: 'Chúng tôi lưu gì, để làm gì và trong bao lâu.',
      text: `
        ## Chúng tôi lưu gì
        - Thông tin bạn cung cấp: tên tài khoản, email hoặc số điện thoại và quốc gia nếu bạn có nhập.
        - Những gì bạn gửi sau đó: hồ sơ xác minh, thẻ ngân hàng, địa chỉ ví và tin nhắn.
        - Mật khẩu chỉ ở dạng mã băm, và lần hoạt động gần nhất của các phiên đăng nhập.
        - Lệnh, số dư và sao kê của mọi biến động.
        - Danh sách yêu thích, biệt danh và loại tiền hiển thị.
        ## Dùng để làm gì
        Chỉ để vận hành tài khoản, tất toán lệnh và bảo vệ dịch vụ. Địa chỉ IP của bạn được dùng trong thời gian ngắn để ngăn tấn công. Chúng tôi không bán dữ liệu và không hiển thị quảng cáo. Ứng dụng không có trình theo dõi và không đặt cookie.
        ## Trên thiết bị của bạn
        Ứng dụng lưu phiên đăng nhập, ngôn ngữ và loại tiền hiển thị trong bộ nhớ trình duyệt. Đăng xuất sẽ xóa phiên đăng nhập.
        ## Trong bao lâu
        - Mã xác minh: 10 phút.
        - Phiên đăng nhập: đến khi bạn đăng xuất, hoặc 30 ngày không sử dụng.
        - Lệnh và sao kê: khi tài khoản còn tồn tại, và sau đó đến hết thời hạn pháp luật yêu cầu, vì sổ cái không thể sửa đổi.
        - Thông tin đăng nhập, liên hệ, thiết bị và địa chỉ đã lưu: được xóa sau khi tài khoản đã đóng và mọi khoản đã được chi trả.
        - Giấy tờ xác minh, thẻ ngân hàng và tin nhắn: sau khi đóng, đến hết thời hạn luật phòng chống rửa tiền yêu cầu.
        - Địa chỉ hoặc tài khoản ngân hàng đã nhận khoản rút: là một phần của sao kê và được lưu cùng sao kê, dưới một mã số thay cho tên bạn.
        - Bản sao lưu: dữ liệu đã xóa vẫn còn trong các bản sao lưu tạo trước đó cho đến khi chúng bị xóa.
        ## Quyền của bạn
        Bạn có thể yêu cầu bản sao dữ liệu, yêu cầu chỉnh sửa hoặc đóng tài khoản.
      `,
    },
  },
};
