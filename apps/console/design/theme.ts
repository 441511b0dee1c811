import { theme as antd, type ThemeConfig } from 'antd';

/** The look of Candor in antd's terms: its dark algorithm on our surfaces, a little denser than its preset. */
export const theme: ThemeConfig = {
  algorithm: antd.darkAlgorithm,
  token: {
    colorPrimary: '#4c8dff', colorInfo: '#4c8dff', colorLink: '#7aaaff', colorSuccess: '#2ebd85', colorError: '#ff6b6b', colorWarning: '#f5b041',
    colorBgBase: '#0b0e14', colorBgLayout: '#0b0e14', colorBgContainer: '#131823', colorBgElevated: '#1a2130', colorBgSpotlight: '#2b3548',
    colorBorder: '#2b3548', colorBorderSecondary: '#202838', colorSplit: '#202838',
    colorText: '#eef1f6', colorTextSecondary: '#a5afc0', colorTextTertiary: '#8793a8', colorTextQuaternary: '#6b778c', colorTextPlaceholder: '#7f8a9e', colorTextLightSolid: '#04122b',
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    fontSize: 14, borderRadius: 8, controlHeight: 36, motionDurationMid: '0.15s', motionDurationSlow: '0.2s', wireframe: false,
  },
  components: {
    // The algorithm darkens the brand; on a button it has to be the brand itself.
    Button: { colorPrimary: '#4c8dff', colorPrimaryHover: '#6ba1ff', colorPrimaryActive: '#3c79e6', primaryColor: '#04122b', dangerColor: '#2b0606', fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Table: { headerBg: '#131823', headerColor: '#8793a8', headerSplitColor: 'transparent', rowHoverBg: '#1a2130', cellPaddingBlockSM: 9, cellPaddingInlineSM: 12, borderColor: '#1b2230' },
    Menu: { itemBg: 'transparent', subMenuItemBg: 'transparent', itemHeight: 34, itemMarginInline: 8, itemMarginBlock: 2, itemSelectedBg: '#16233f', itemSelectedColor: '#8fb8ff', groupTitleColor: '#8793a8', groupTitleFontSize: 11, activeBarBorderWidth: 0 },
    Layout: { siderBg: '#0f131b', headerBg: '#0b0e14', bodyBg: '#0b0e14' },
    Segmented: { trackBg: '#0f131b', itemSelectedBg: '#232b3b' },
    Drawer: { colorBgElevated: '#131823' },
    Modal: { contentBg: '#1a2130', headerBg: '#1a2130' },
    Tooltip: { colorTextLightSolid: '#eef1f6' },
    Form: { labelHeight: 20, verticalLabelPadding: '0 0 6px', itemMarginBottom: 18, labelColor: '#a5afc0' },
    Tabs: { itemSelectedColor: '#8fb8ff', itemHoverColor: '#c4d8ff', horizontalItemPadding: '10px 0' },
  },
};
