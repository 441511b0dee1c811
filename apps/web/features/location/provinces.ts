/**
 * A province or city of Vietnam as it is since July 2025, by the place of its administration; what was merged into it
 * is found by its old name.
 */
export interface Province {
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Former provinces in it, each with its own centre. */
  readonly formerly: readonly (readonly [name: string, lat: number, lon: number])[];
}

const cities: readonly Province[] = [
  {
    name: 'Thành phố Hồ Chí Minh',
    lat: 10.78,
    lon: 106.7,
    formerly: [
      ['Bình Dương', 10.98, 106.65],
      ['Bà Rịa – Vũng Tàu', 10.41, 107.14],
    ],
  },
  { name: 'Hà Nội', lat: 21.03, lon: 105.85, formerly: [] },
  { name: 'Đà Nẵng', lat: 16.07, lon: 108.22, formerly: [['Quảng Nam', 15.57, 108.48]] },
  { name: 'Hải Phòng', lat: 20.86, lon: 106.68, formerly: [['Hải Dương', 20.94, 106.33]] },
  {
    name: 'Cần Thơ',
    lat: 10.03,
    lon: 105.78,
    formerly: [
      ['Hậu Giang', 9.78, 105.47],
      ['Sóc Trăng', 9.6, 105.97],
    ],
  },
  { name: 'Huế', lat: 16.46, lon: 107.59, formerly: [] },
];

const provincesOnly: readonly Province[] = [
  {
    name: 'An Giang',
    lat: 10.01,
    lon: 105.08,
    formerly: [
      ['Kiên Giang', 10.01, 105.08],
      ['Long Xuyên', 10.37, 105.44],
    ],
  },
  { name: 'Bắc Ninh', lat: 21.27, lon: 106.19, formerly: [['Bắc Giang', 21.27, 106.19]] },
  { name: 'Cà Mau', lat: 9.18, lon: 105.15, formerly: [['Bạc Liêu', 9.29, 105.72]] },
  { name: 'Cao Bằng', lat: 22.67, lon: 106.26, formerly: [] },
  { name: 'Đắk Lắk', lat: 12.67, lon: 108.04, formerly: [['Phú Yên', 13.09, 109.3]] },
  { name: 'Điện Biên', lat: 21.39, lon: 103.02, formerly: [] },
  { name: 'Đồng Nai', lat: 10.95, lon: 106.82, formerly: [['Bình Phước', 11.54, 106.89]] },
  {
    name: 'Đồng Tháp',
    lat: 10.36,
    lon: 106.36,
    formerly: [
      ['Tiền Giang', 10.36, 106.36],
      ['Cao Lãnh', 10.46, 105.63],
    ],
  },
  {
    name: 'Gia Lai',
    lat: 13.78,
    lon: 109.22,
    formerly: [
      ['Bình Định', 13.78, 109.22],
      ['Pleiku', 13.98, 108],
    ],
  },
  { name: 'Hà Tĩnh', lat: 18.34, lon: 105.91, formerly: [] },
  { name: 'Hưng Yên', lat: 20.65, lon: 106.06, formerly: [['Thái Bình', 20.45, 106.34]] },
  { name: 'Khánh Hòa', lat: 12.24, lon: 109.19, formerly: [['Ninh Thuận', 11.57, 108.99]] },
  { name: 'Lai Châu', lat: 22.4, lon: 103.46, formerly: [] },
  { name: 'Lạng Sơn', lat: 21.85, lon: 106.76, formerly: [] },
  {
    name: 'Lào Cai',
    lat: 21.72,
    lon: 104.91,
    formerly: [
      ['Yên Bái', 21.72, 104.91],
      ['Sa Pa', 22.34, 103.84],
    ],
  },
  {
    name: 'Lâm Đồng',
    lat: 11.94,
    lon: 108.44,
    formerly: [
      ['Đắk Nông', 12, 107.69],
      ['Bình Thuận', 10.93, 108.1],
    ],
  },
  { name: 'Nghệ An', lat: 18.67, lon: 105.69, formerly: [] },
  {
    name: 'Ninh Bình',
    lat: 20.25,
    lon: 105.97,
    formerly: [
      ['Hà Nam', 20.54, 105.91],
      ['Nam Định', 20.42, 106.17],
    ],
  },
  {
    name: 'Phú Thọ',
    lat: 21.32,
    lon: 105.4,
    formerly: [
      ['Vĩnh Phúc', 21.31, 105.6],
      ['Hòa Bình', 20.82, 105.34],
    ],
  },
  { name: 'Quảng Ngãi', lat: 15.12, lon: 108.8, formerly: [['Kon Tum', 14.35, 108]] },
  { name: 'Quảng Ninh', lat: 20.95, lon: 107.08, formerly: [] },
  {
    name: 'Quảng Trị',
    lat: 17.47,
    lon: 106.62,
    formerly: [
      ['Quảng Bình', 17.47, 106.62],
      ['Đông Hà', 16.82, 107.1],
    ],
  },
  { name: 'Sơn La', lat: 21.33, lon: 103.91, formerly: [] },
  {
    name: 'Tây Ninh',
    lat: 10.54,
    lon: 106.41,
    formerly: [
      ['Long An', 10.54, 106.41],
      ['Núi Bà Đen', 11.31, 106.1],
    ],
  },
  { name: 'Thái Nguyên', lat: 21.59, lon: 105.85, formerly: [['Bắc Kạn', 22.15, 105.83]] },
  { name: 'Thanh Hóa', lat: 19.81, lon: 105.78, formerly: [] },
  { name: 'Tuyên Quang', lat: 21.82, lon: 105.21, formerly: [['Hà Giang', 22.82, 104.98]] },
  {
    name: 'Vĩnh Long',
    lat: 10.25,
    lon: 105.97,
    formerly: [
      ['Bến Tre', 10.24, 106.38],
      ['Trà Vinh', 9.93, 106.34],
    ],
  },
];

/** The six cities first, then the provinces by the alphabet. */
export const provinces: readonly Province[] = [...cities, ...provincesOnly];
export const cityCount = cities.length;
