import { create } from 'zustand';
import { indicators, parseSettings, settingsKey, type ChartSettings, type Indicator } from './choices.ts';
import { store, stored } from '../../shell/storage.ts';

const useSettingStore = create<ChartSettings>(() => parseSettings(stored(settingsKey)));

export const useChartSettings = (): ChartSettings => useSettingStore();

/** Changes settings of the chart and keeps them on this device. */
export function setChart(change: Partial<ChartSettings>) {
  useSettingStore.setState(change);
  store(settingsKey, JSON.stringify(useSettingStore.getState()));
}

export function toggleIndicator(name: Indicator) {
  const { shown } = useSettingStore.getState();
  setChart({ shown: indicators.filter((each) => (each === name ? !shown.includes(each) : shown.includes(each))) });
}
