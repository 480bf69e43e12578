/** The sign of what is kept: a line, and filled where it is pressed. */
export const starPath = 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z';
