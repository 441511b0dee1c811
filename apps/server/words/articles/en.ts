import type { ArticleWords } from './index.ts';

export const en: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT for signing up',
      subtitle: 'Released to you as you trade: 1 USDT for every {volumePerRelease} USDT of volume',
    },
    fair: { title: 'Every price can be checked', subtitle: 'On a public record and the same for everybody' },
    fast: {
      title: 'Fast contracts, odds included',
      subtitle: 'What you can win, what you can lose, before you decide',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'How fast contracts work',
      summary: 'What you can win, what you can lose, and the odds in plain numbers.',
      text: `
        ## In short
        You choose a pair, a direction, a duration and a stake from {minStake} to {maxStake} USDT. If the exit price is higher than the entry price and you chose up, or lower and you chose down, you get your stake back plus the payout. Otherwise the stake is lost. If both prices are equal, the stake is returned.
        ## Which prices count
        - **Entry price:** the first valid price after your order has arrived, normally within 0.3 seconds. It is never a price that was already known.
        - **Exit price:** the first valid price at expiry or in the 5 seconds after it.
        - If there is no such price because market data failed, the order is void and your stake is returned.
        ## Candor takes the other side
        When you win, Candor pays you; when you lose, Candor keeps the stake. The payout is below 100%, so over many orders the odds are on the side of the house.
        Break-even win rate = 1 ÷ (1 + payout). Expected loss per 100 USDT = 100 × (1 − payout) ÷ 2, if up and down are equally likely.
        * **{seconds} seconds:** payout {payout}%, break-even at {breakEven}% wins, expected loss {loss} USDT per 100 staked
        Stake only what you can afford to lose. Your own result so far is shown above your history.
      `,
    },
    prices: {
      title: 'How prices are made and checked',
      summary: 'Where a price comes from, what makes it valid, and how it is kept from being changed.',
      text: `
        ## From the feed to the price
        - Four times a second a price is taken for every pair: the median where there are several sources.
        - A price that jumps too far from the ones before is held back until the following ones confirm it. Only then is it valid.
        - If the feed is silent for 2 seconds, trading of the pair is paused and the screen says so. It resumes by itself.
        ## Nobody sets an outcome
        The same prices apply to everybody. There is no setting anywhere that gives a price or a result to a user, an order or a moment.
        ## Recorded and chained
        Every valid price is recorded. Each entry contains the fingerprint of the one before, so changing one entry breaks the chain; if the whole of it were rewritten, only a fingerprint kept from earlier would show it. With every settled fast contract we store the exact prices that decided it and their place in this record.
        ## In the simulated market
        Prices follow from a random seed. Its fingerprint is published from the start. The seed itself is kept secret, because whoever knows it knows all coming prices.
      `,
    },
    'sign-up-gift': {
      title: 'The sign-up gift and its release',
      summary: '{gift} USDT for every new account, and how it becomes yours to use.',
      text: `
        ## What you get
        Every new account receives {gift} USDT as a locked bonus. You see it beside your USDT balance.
        ## How it is released
        - Every {volumePerRelease} USDT of trading volume releases 1 USDT to your available balance.
        - The stakes of settled fast contracts count, won or lost. Ties and void orders do not count.
        - {spotShare}% of the value of spot trades counts too, and the margin with which a futures position opens.
        - Example: stakes of {fullVolume} USDT in total release the whole gift.
        ## What is never locked
        Only the bonus itself is locked. Your own money is always yours to use, whatever your volume.
        Trading just to release the bonus usually costs more than the bonus is worth: look at the expected loss on the ticket.
      `,
    },
    security: {
      title: 'Keeping your account safe',
      summary: 'A few habits that matter.',
      text: `
        - Use a password that you use nowhere else. We keep only a hash of it that cannot be reversed.
        - Nobody from Candor will ever ask for your password or for a verification code.
        - Changing your password logs out all your other devices; resetting it logs out all of them.
        - After several wrong attempts, login is blocked for some minutes, so that nobody can guess.
        - Log out on devices that are not yours.
      `,
    },
    terms: {
      title: 'Terms of use',
      summary: 'The agreement between you and Candor.',
      text: `
        ## 1. Who may use Candor
        You must be at least 18 years old and allowed by the law of your country to use this service. One person, one account. What you tell us must be true.
        ## 2. Simulated market and test funds
        While Candor shows “Simulated market · test funds”, prices are simulated or replayed and all balances are test funds. Test funds have no monetary value and cannot be paid out or exchanged for money.
        ## 3. Fast contracts
        An order that has been accepted is binding and cannot be canceled. It is settled by the recorded prices under the terms that were shown when you placed it. Candor is the counterparty of every order. You can lose the whole stake.
        ## 4. Market data faults
        An order for which no valid entry or exit price exists is void and the stake is returned. After a recorded fault of market data, two operators together can void all fast orders of a pair in that window: lost stakes are returned, wins stay, and it is published. Nothing else makes an order void.
        ## 5. Bonus
        Bonuses are released by trading volume as described in the help center. Accounts opened only to collect bonuses may lose the locked bonus, never their own money.
        ## 6. Your account
        Keep your password secret. You are responsible for what is done with it until you tell us that it has been misused. We may freeze an account if the law requires it or if it is used to attack the service; we will tell you so.
        ## 7. Changes
        New terms apply to orders placed after they are published, never to orders that are already open.
        ## 8. No advice
        Nothing shown in Candor is investment advice. Prices can fall as fast as they rise.
      `,
    },
    privacy: {
      title: 'Privacy policy',
      summary: 'What we store, why, and for how long.',
      text: `
        ## What we store
        - What you signed up with: account name, email or phone number, and the country if you gave it.
        - What you send us later: verification documents, bank cards, wallet addresses and messages.
        - Your password as a hash only, and when your sessions were last active.
        - Your orders, balances and the statement of every movement.
        - Your favorites, nickname and display currency.
        ## What we use it for
        Only to run your account, to settle your orders and to protect the service. Your network address is used for a short time to stop attacks. We do not sell data and show no advertising. The app contains no trackers and sets no cookies.
        ## On your device
        The app keeps your login, your language and your display currency in the storage of your browser. Logging out removes the login.
        ## How long
        - Verification codes: 10 minutes.
        - Sessions: until you log out, or 30 days without use.
        - Orders and statement: while your account exists and afterwards for as long as the law requires, because the ledger cannot be altered.
        - Sign-in, contact details, devices and saved addresses: erased after your account is closed and everything is paid out.
        - Verification documents, bank cards and messages: after closing for as long as laws against money laundering require.
        - The address or bank account that a payout went to: part of the statement and kept with it, under a number instead of your name.
        - Backups: what was erased remains in backups made before until they are deleted.
        ## Your rights
        You can ask us for a copy of your data, to correct it, or to close your account.
      `,
    },
  },
};
