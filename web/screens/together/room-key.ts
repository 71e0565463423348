/** The item of this tab with the room that the player leads. */
export const roomKey = 'together';
