import type { Introductions } from './index.ts';

export const sv: Introductions = {
  usdt: '{name} ({code}) handlas mot USDT i en enda orderbok: alla ser samma priser och samma djup. Priset på {code} kan falla kraftigt; använd bara pengar som du har råd att förlora.',
  futures:
    '{name} ({code}) handlas bara med kontrakt: du äger inte tillgången, och vinst och förlust räknas i USDT till det offentliga markpriset.',
};
