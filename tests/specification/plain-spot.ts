/** Of a spot order that just trades and rests, from a moment on. */
export const plainSpot = <Time>(time: Time) => ({
  timing: 'gtc',
  stopPrice: null,
  stopWhen: null,
  triggeredAt: null,
  listId: null,
  ownName: null,
  selfTrade: 'end-maker',
  metOwn: null,
  time,
  endedAt: null,
});
