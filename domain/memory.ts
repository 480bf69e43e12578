/**
 * A function about something that never changes, and a second thing: each answer is worked out once, and forgotten with
 * what it is about.
 */
export function remembered<About extends object, Other, Answer>(
  ask: (about: About, other: Other) => Answer,
): (about: About, other: Other) => Answer {
  const all = new WeakMap<About, Map<Other, Answer>>();
  return (about, other) => {
    const known = all.get(about) ?? new Map<Other, Answer>();
    all.set(about, known);
    const kept = known.get(other);
    if (kept !== undefined || known.has(other)) return kept as Answer;
    const answer = ask(about, other);
    known.set(other, answer);
    return answer;
  };
}
