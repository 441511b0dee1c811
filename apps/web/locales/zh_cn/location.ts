import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: '选择地点',
  openTitle: '位置',
  search: '搜索，也可用旧名',
  device: '使用设备定位',
  deviceText: '仅用于查找最近的省市，不会离开本设备。',
  denied: '此设备未允许定位',
  notFound: '未能获取您的位置',
  abroad: '您不在越南境内，请输入地点名称。',
  cities: '直辖市',
  provinces: '省',
  useTyped: '使用“{name}”',
  none: '没有地点',
  noneText: '请从某个地址打开此页。',
  place: '所选位置',
  sketch: '{name} 在越南示意图上的位置',
  coordinates: '坐标',
  openMaps: '用您的地图应用打开',
  openWeb: '在 OpenStreetMap 查看',
};
