import { create } from 'zustand';
import { emailIssue, phoneIssue } from '../../shell/session/checks.ts';

export type ProofWay = 'email' | 'phone';
export interface ProofAddress {
  email: string;
  phone: string;
}

/** What was typed so far: it outlives a visit to the area page, not a reload. */
export const useProofAddress = create<ProofAddress & { way: ProofWay }>(() => ({ way: 'email', email: '', phone: '' }));

/** What is wrong with the address of the chosen way, in words. */
export const addressIssues = (
  way: ProofWay,
  { email, phone }: ProofAddress,
): { email: string | undefined; phone: string | undefined } => ({
  email: way === 'email' ? emailIssue(email.trim()) : undefined,
  phone: way === 'phone' ? phoneIssue(phone) : undefined,
});
