/** The subjects that the forms offer. The budget calculator sends a label of its own. */
export const contactSubjects = ['estudiar', 'turismo', 'visado', 'otros'] as const;
