/** The names of a room's parameters in an address; by themselves, as filters ask for them before anything of rooms is loaded. */
export const ROOM_PARAMETERS = ['room', 'ceiling', 'slope'] as const
