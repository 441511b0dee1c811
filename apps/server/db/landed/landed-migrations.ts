/**
 * What has been landed of a migration, by name: every text that was ever applied anywhere, the present one last. Only
 * added to.
 */
export const landedMigrations: Readonly<Record<string, readonly string[]>> = {
  '001-ledger.sql': [
    'dfa66dd3b14ac9d46f295942393d03ff4220930ba6677e887f2026b4165b1719',
    'bf1e3a1c8d45cfb83ad79d35751581b9f976906abf4698501c155b3ac9ba5fec',
  ],
  '010-users.sql': ['efa81f924d53e91f742147135e64476ea1f2e7859ca26ade76056010a6b53243'],
  '020-tape.sql': ['53458079b2648a30fd046aa5e45a65fee7527b4c053a4937076770f0f110aa5d'],
  '025-candles.sql': ['a9c9e7949b5185367ed00b681d1c70cca7593b373a126cf4a8c6fe134e91764b'],
  '030-futures.sql': ['7ee7af4d457c3ab71c7adc8bc305f98c7f860d3474521f7e6ac11d69ca70c65c'],
  '040-spot.sql': ['275c32f5359d5ec551c83d412abc99ab4ebc74d7017de3c11fbf3266a47b7c42'],
  '050-transactions.sql': ['a83e1c3ecc6fc21509118e5bca863eac1656b608d5518051141fbc1c3811d8e6'],
  '052-identity.sql': ['294af6ddc641d6027908ce21b8dd1e84302a73a61f22eebe972f42cfbe435bff'],
  '055-exchange.sql': ['fb038f59e54c87e89ecc72007e5a2ad72ee31ac479b501ec6cb6fe5650a3a3c5'],
  '065-files.sql': ['987ac4f79758ac0d3540179a688d8c9550a6d883ed86731a7e1f4bfdc809b6b3'],
  '066-chain.sql': ['27914e2555ac2bf9d136e9e10e57cb6c8ccbd7d92a61e3ee12d8254468416d8c'],
  '070-operators.sql': ['da3e836ac604c52a3a0475e9c4c563f58cdead16bdcfe0e63379c9078ff67d7c'],
  '080-earn.sql': ['f9792d2227384ed540969ae84dde6a1d6eca971588622faa4aebe66cb33d34a2'],
  '090-messages.sql': ['f1f973d2f91c6d3b202219c342c03d4130dfbc6a38f448a438949bf783297f88'],
  '091-liabilities.sql': ['ae01bc8cdf5185b6e1eaf8b33d9fafcea8f4ce420ed2ec55fed197dc97c8cb42'],
  '095-limits.sql': ['3e306b1a5c58f26f4b789a3b304d97c4ac1d2d8c0e38e78ed02e71da5d213476'],
  '096-security.sql': ['105a02c01d730752d41bd1818463a6262ed1ede4bb773dda0b7ea216084b3c47'],
  '097-push.sql': ['e32746b044f69ddf250d60d1559962e63004609f74256d80b65eaf9593531edb'],
  '098-repair-ledger.sql': ['ab6c95ffa2db9fd3f644ab7e319b9a02847d6a12bc77af931f7e1dcbc3195576'],
  '099-books-and-set-aside.sql': ['95b51ea773c74755d9a4e6e8bfa80234afc573ae8c6a748ee759f38fd2f300ef'],
  '110-standings.sql': ['93f02dbbfdb6d74712b57797886dcd52c5df72d3acd9ab68d20fbf06e388dd16'],
  '111-two-operators.sql': ['2866a82da638737fac0ee66dc71d3dc2e9e4b5098a9ef511f3594ae4efdfa5e9'],
  '115-account-safety.sql': ['9fddd96472c9987d13f0cd812bc2e623020b7c22f13bf789d135eb9b099e9167'],
  '120-growth.sql': ['7d176c28a3d56944f660483dc3ac09e824811085f902aae93ff9dc78b936ef6f'],
  '121-days.sql': ['6ad785e40cfc5d01b00ac8440bf5e50fced00aee0a73f01b65a8094c479e144d'],
  '122-engine-turn.sql': ['53b34f849faa29382ab85d258be93cc0b7159151e97bccd92f99c5490ded4cb9'],
  '124-books.sql': ['b3e3c1070bdf66884bc8dc90cb921d69197a6dab179e011c0898aca3b7f2b75d'],
  '125-futures-parts.sql': ['1a262d4309d26475c721779eabb9a2c21c62260e3ef4ded3e3ebf1860ac5e545'],
  '126-proof-cards.sql': ['71bb68bf7b8e6f11938c8e78439ee72aeaae5d3c0080a66fd87308f32de2b7ac'],
  '127-mirror.sql': ['2df3f57c5b9762de3ba0a0a0c1b802bdd337bf60ffb7cb18ea750b750ace371d'],
};
