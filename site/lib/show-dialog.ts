/** The attributes by which a button opens a dialog without a script; React has no names for them yet. */
export const showDialog = (id: string) => ({ command: 'show-modal', commandfor: id });
