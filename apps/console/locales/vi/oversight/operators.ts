import type { Words } from '../../wide.ts';

export const operators: Words['operators'] = {
  title: 'Người vận hành',
  note: 'Ai đã tạo, đặt lại, nâng quyền hoặc cho một tài khoản vào lại được tính là một người với nó, và các tài khoản có chung ai đó cũng vậy. Hai người cùng quyết định được tạo bằng lệnh trên máy chủ.',
  name: 'Tên',
  role: 'Vai trò',
  builtRole: (name, base) => `${name} (từ ${base})`,
  state: 'Trạng thái',
  madeBy: 'Người tạo',
  byCommand: 'Lệnh',
  since: 'Từ',
  seen: 'Thấy lần cuối',
  you: 'Bạn',
  onePerson: 'Là một người với',
  customerId: 'Id của khách hàng',
  nameHelp: '3 đến 32 chữ, số, dấu chấm, gạch ngang hoặc gạch dưới',
  more: (name) => `Có thể làm gì với ${name}`,
  oneTime: (name) => `Mật khẩu một lần của ${name}`,
  oneTimeNote:
    'Chỉ hiện lúc này. Hãy trao một cách an toàn: ở lần đăng nhập đầu, mật khẩu riêng và ứng dụng xác thực được đặt.',
  create: {
    open: 'Người vận hành mới',
    title: 'Người vận hành mới',
    happens:
      'Người vận hành hỗ trợ được tạo ngay: bạn nhận mật khẩu một lần để trao. Vai trò khác di chuyển tiền, nên một quản trị khác phải duyệt.',
    confirm: 'Tạo',
    done: 'Xong',
  },
  setRoleTitle: (name) => `Đổi vai trò của ${name}`,
  setRole: {
    happens: 'Hỗ trợ có hiệu lực ngay. Vai trò khác di chuyển tiền, nên một quản trị khác phải duyệt.',
    confirm: 'Đổi vai trò',
    done: 'Xong',
  },
  resetTitle: (name) => `Đặt lại quyền vào của ${name}`,
  reset: {
    happens:
      'Mọi phiên của người này kết thúc, mật khẩu và ứng dụng xác thực đặt lại từ đầu. Trừ vai trò hỗ trợ, một quản trị khác phải duyệt.',
    confirm: 'Đặt lại quyền vào',
    done: 'Xong',
  },
  mandate: {
    open: 'Được làm gì',
    happens:
      'Chỉ trong phạm vi vai trò, và do hai người: một quản trị khác phải duyệt. Không ai đổi của mình. Ai nhờ đó được làm nhiều hơn thì được tính là một người với cả hai.',
    confirm: 'Đề xuất',
    done: 'Đã đề xuất. Người vận hành thứ hai phải duyệt',
  },
  mandateTitle: (name) => `${name} được làm gì`,
  makes: 'Đề xuất',
  checks: 'Duyệt',
  allOfRole: 'Để trống: mọi việc vai trò được làm',
  approveMax: 'Duyệt đến',
  approveMaxHelp: 'Của một lần duyệt, bằng USDT; để trống là không giới hạn',
  dayMax: 'Duyệt trong 24 giờ',
  dayMaxHelp: 'Tổng mọi lần duyệt trong 24 giờ qua, bằng USDT; để trống là không giới hạn',
  addresses: 'Làm việc từ',
  addressesHelp: 'Địa chỉ và mạng, cách nhau bằng dấu cách; để trống là bất kỳ. Phiên ở nơi khác sẽ kết thúc',
  limits: 'Giới hạn',
  upTo: (amount) => `đến ${amount} USDT`,
  aDay: (amount) => `${amount} USDT một ngày`,
  fewer: 'ít loại hơn',
  fromAddresses: (count) => `${count} địa chỉ`,
  disableTitle: (name) => `Chặn ${name}`,
  disable: {
    happens: 'Mọi phiên của người này kết thúc, và không ai đăng nhập được bằng tên này.',
    confirm: 'Chặn',
    done: 'Đã chặn',
  },
  enableTitle: (name) => `Cho ${name} vào lại`,
  enable: {
    happens:
      'Người này đăng nhập lại được bằng mật khẩu và ứng dụng xác thực của mình. Trừ vai trò hỗ trợ, một quản trị khác phải duyệt.',
    confirm: 'Cho vào lại',
    done: 'Xong',
  },
  customerTitle: (name) => `Tài khoản khách hàng riêng của ${name}`,
  customer: {
    happens:
      'Từ nay người vận hành này, và ai được tính là một người với họ, không quyết định gì về khách hàng đó. Không lấy lại được.',
    confirm: 'Khai tài khoản khách hàng riêng',
    done: 'Đã khai',
  },
};
