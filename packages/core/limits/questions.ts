/**
 * Four plain questions before the first real order that can lose all of its stake: what is lost, what leverage does,
 * how many have to win, who stands on the other side. Who has answered all of them rightly is not asked again.
 */
export const questionNames = ['loss', 'leverage', 'odds', 'house'] as const;
export type QuestionName = (typeof questionNames)[number];
/** Counts the changes of questions or choices; an earlier answer stays good. */
export const questionsVersion = 1;
/** So many choices each has, from 0. */
export const choicesEach = 3;
export type Answers = Readonly<Record<QuestionName, number>>;

/** The right choice of each. */
export const rightAnswers: Answers = { loss: 0, leverage: 1, odds: 2, house: 1 };

/** Which answers are not right, in the order of the questions; none when it is passed. */
export const wrongAnswers = (answers: Answers): QuestionName[] =>
  questionNames.filter((name) => answers[name] !== rightAnswers[name]);
