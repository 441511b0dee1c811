import type { GuideWords } from './index.ts';

export const en: GuideWords = {
  fees: {
    title: 'Fees',
    summary: 'What costs something, and what does not.',
    text: `
      - **Fast contracts:** no fee. What they cost you is the payout below 100%; the ticket shows the expected loss.
      - **Futures:** {futuresFee}% of the position’s value on opening and on closing.
      - **Spot:** maker {makerFee}%, taker {takerFee}% of what you receive.
      - **Currency exchange:** {exchangeFee}% of what you receive.
      - **Withdrawals:** {withdrawFee}% of the amount. **Deposits:** free.
      - **Moving money between your own accounts, opening and keeping an account:** free.
    `,
  },
  futures: {
    title: 'How futures work',
    summary: 'Margin, fees, liquidation and locking, with the formulas.',
    text: `
      ## In short
      You choose long or short, the lots and the leverage ({levers}×). Your margin is the value of the position divided by the leverage. Margin is isolated per position: you can lose all of it, never more.
      ## Prices and fees
      - A market order is filled at the first valid price after it has reached the server; if none comes within {fillWait} seconds it is canceled and nothing has changed.
      - A limit order waits for its price. Stops and liquidations need two valid prices in a row.
      - The fee is {futuresFee}% of the position’s value, once on opening and once on closing.
      ## When a position is liquidated
      A position is liquidated when its margin plus unrealized P&L no longer covers the maintenance margin ({maintenance}% of the value, more for large positions) and the closing fee.
      **Long:** price = (q × entry − margin) ÷ (q × (1 − m − f)). **Short:** price = (q × entry + margin) ÷ (q × (1 + m + f)). Here q is the size, m the maintenance rate, f the fee rate.
      What is left of the margin is yours; a loss beyond it is borne by the insurance fund.
      ## Locking
      A lock opens an opposite position of the same size, with its own fee and margin. The pair is valued from one price and is not liquidated. When one leg is closed, its proceeds first restore the margin of the other.
    `,
  },
  spot: {
    title: 'Buying and selling coins',
    summary: 'Order types, fees and the price band.',
    text: `
      ## Order types
      - **Limit:** you set price and quantity; it waits in the book until it is filled or you cancel it.
      - **Market:** filled at once at the best prices there are; you buy for an amount of USDT and sell a quantity.
      - The smallest order is {minNotional} USDT.
      ## Fees
      Maker {makerFee}% when your order was waiting in the book, taker {takerFee}% when it is filled at once. The fee is taken from what you receive. Where there are tiers by the volume of 30 days, your rates may be lower; they are shown under the order ticket.
      ## The price band
      A buy may be at most {band}% above the market price, a sell at most {band}% below it. A market order stops there, and its rest is canceled.
      ## Who is on the other side
      Other customers, and behind them liquidity from Candor, which follows the reference market. It never sees your order before it is matched.
    `,
  },
  deposits: {
    title: 'Deposits',
    summary: 'How to deposit, when the money arrives, and the first-deposit bonus.',
    text: `
      ## Ways to deposit
      - **USDT on TRON (TRC20):** an address of your own. What arrives is credited automatically after {confirmations} confirmations, whatever the amount.
      - **VND bank transfer:** transfer to the account shown and upload a screenshot; the rate shown holds for {rateMinutes} minutes.
      - **Deposit request:** from {depositMin} USDT.
      ## When money is credited
      A request or a screenshot alone credits nothing. The transaction on the chain or the bank’s reference is the proof, and each proof counts once.
      ## First-deposit bonus
      Your first successful deposit from {bonusMin} USDT brings {bonusRate}% as locked bonus, where it is offered. The bonus never locks your own money.
      ## Take care
      Send only USDT by TRC20 to your address. Anything sent as another coin or over another network can be lost.
    `,
  },
  withdrawals: {
    title: 'Withdrawals',
    summary: 'Minimum, fee, time, and when you have to wait.',
    text: `
      ## Conditions
      - At least {withdrawMin} USDT or USDC; the fee is {withdrawFee}%, taken out of the amount.
      - One per day (platform time, GMT+1). One that was rejected or canceled does not count.
      - The withdrawal password is needed; {wrongTries} wrong ones lock withdrawals for an hour.
      - With real money, primary verification is needed.
      ## What happens
      The amount is held at once and arrives within {arrivalMin} to {arrivalMax} hours. You can cancel until it is approved; if it is rejected, everything is returned.
      ## When you have to wait
      After a change of the login or withdrawal password, or after turning off the authenticator, withdrawals are on hold for {holdHours} hours, so that nobody who got in can take your money.
      ## Never locked by volume
      Your own money needs no trading volume to be withdrawn. Only the bonus is released by volume.
    `,
  },
  earn: {
    title: 'Lock mining and wealth',
    summary: 'Where income comes from, when it is paid, and what early redemption costs.',
    text: `
      ## How it works
      - You lock an amount for a number of days at a daily rate. Income is paid after each full day; some older products pay all of it at the end.
      - At maturity the principal is returned.
      - The yearly rate is the daily rate × 365, without compounding.
      ## Income is set aside first
      When you buy, all income still to be paid moves from the product’s reward pool to a reserve. If the pool cannot cover it, the product is sold out. Each product says what funds it.
      ## Redeeming early
      - **Lock mining:** the penalty is a share of the principal, stated on the product.
      - **Wealth:** penalty rate × remaining full days × principal, never more than the principal.
      - Income already paid stays yours; the running day pays nothing. The exact sum is shown before you confirm.
      ## What a rate does not say
      The price of the locked currency can fall meanwhile. The terms of your purchase stay as they are until the end.
    `,
  },
  exchange: {
    title: 'Currency exchange',
    summary: 'A rate fixed for seconds, with the fee in sight.',
    text: `
      - A quote keeps its rate for {quoteSeconds} seconds; there is one at a time, and it can be used once.
      - The fee of {exchangeFee}% is taken in the currency you receive and shown before you confirm.
      - One exchange is worth {exchangeMin} to {exchangeMax} USDT.
      - If the price moves away from the quote by more than half the fee, the quote is not carried out and you get a new one. You never exchange at a rate other than the one you saw.
      - The prices behind the rate are on the receipt, so that you can recompute it.
    `,
  },
  verification: {
    title: 'Identity verification',
    summary: 'Two levels, what they are for, and how documents are kept.',
    text: `
      ## Two levels
      - **Primary:** document type, name and number; a bank card number is optional. With real money it is required for the first deposit, withdrawals and the release of the bonus.
      - **Advanced:** three photos: front, back, and you holding the document. The primary level comes first.
      - A document belongs to one account only.
      ## How documents are kept
      Document and card numbers are encrypted; lists show only their last characters. Photos are re-encoded without hidden data, then encrypted. Only reviewers can open them, and every view is recorded.
      ## If it is not accepted
      You see the reason, correct it and submit it again. What was right is kept.
    `,
  },
  'fair-dealing': {
    title: 'Check us yourself',
    summary: 'The price record, receipts, and how to recompute a result.',
    text: `
      ## The price record
      Every valid price is in the price record. Each entry holds the hash of the one before, so changing one entry breaks the chain. If the whole chain were rewritten, only a hash kept from earlier would show it.
      ## Receipts
      - Every settled fast contract, liquidation, stop and exchange has a receipt: the terms, the prices and their places in the price record, the arithmetic, the ledger entry.
      - Open a settled order and tap “Recompute this result”: the app recomputes it on your phone with its own program, which shares no code with the server.
      ## Recompute it by hand
      - Take the entry and exit price from the receipt: higher, and up wins; lower, and down wins; equal, and the stake is returned.
      - A win is stake × payout rate, a loss is the stake. Compare it with the line of your statement.
      ## What nobody can do
      - No input and no setting carries a price or a result for a user, an order or a moment.
      - A pause stops new orders only. A void needs a recorded fault of the data and two operators, covers all orders of the pair in that window, never takes back a win, and is published.
    `,
  },
};
