/** What calls of this feature say. */
export const en = {
  facilityOnHold: 'We have put this facility on hold. Please write to us.',
  onlyIndividuals: 'Only individual users have a subscription.',
  onlyFacilityStaff: 'Only those who run the facility can do this.',
  subscriptionRequired: 'Please subscribe to play the game.',
  facilityEnded: "Your facility's access has ended. Please contact your facility.",
  studyWaiting: 'In your study the game opens later. Your study page says when.',
};
