// TEMPORARY: what the sections still ask of React Router, until each is ported. Nothing new may use it.
import { replaceQuery } from './change-query.ts';
import { useQuery } from './query.ts';
export function useSearchParams() {
  const query = useQuery();
  return [
    query,
    (next: (q: URLSearchParams) => URLSearchParams) =>
      replaceQuery((q) => {
        const n = new URLSearchParams(next(q));
        for (const k of [...q.keys()]) q.delete(k);
        for (const [k, v] of n) q.append(k, v);
      }),
  ] as const;
}
export const useLocation = () => ({
  pathname: '',
  search: useQuery().toString(),
  hash: '',
  key: '',
});
export const useNavigate = () => (_to: unknown, _options?: unknown) => {};
export const useNavigation = () => ({ state: 'idle', location: undefined });
export const useNavigationType = () => 'PUSH';
export const NavigationType = { Pop: 'POP' };
export const useFetcher = () => ({ load() {}, data: undefined, state: 'idle' });
export const createContext = (value: unknown) => value;
