/** Why the guide links to another site. */
export type SitePurpose =
  /** The own site of an authority, a museum, a university or a restaurant. */
  | 'official'
  /** The source of a dated figure. */
  | 'source'
  /** Opens a place in a map. */
  | 'map'
  /** Courses and tours that others offer; the guide earns nothing from them. */
  | 'offer';

/**
 * Every site that pages link to, besides the owner's own accounts. A link to any other site fails the
 * tests, so that each has been reviewed.
 */
export const externalSites: Readonly<Record<string, SitePurpose>> = {
  'cestee.es': 'source',
  'crs.ul.com': 'source',
  'ddp.or.kr': 'official',
  'donga.com': 'source',
  'elc.ewha.ac.kr': 'official',
  'english.knps.or.kr': 'official',
  'english.visitkorea.or.kr': 'official',
  'globalgathering.co.kr': 'source',
  'gogohanguk.com': 'source',
  'hanok.seoul.go.kr': 'official',
  'issuu.com': 'source',
  'kfoodinsights.tistory.com': 'source',
  'klc.korea.ac.kr': 'official',
  'klec.sogang.ac.kr': 'official',
  'koreajoongangdaily.joins.com': 'source',
  'kpmg.com': 'source',
  'lei.snu.ac.kr': 'official',
  'm.ajupress.com': 'source',
  'm.segye.com': 'source',
  'm.thel.mt.co.kr': 'source',
  'map.kakao.com': 'map',
  'map.naver.com': 'map',
  'nedrug.mfds.go.kr': 'official',
  'newlandchase.com': 'source',
  'nextshark.com': 'source',
  'nsu.ac.kr': 'official',
  'oiaknu.kangwon.ac.kr': 'official',
  'partner.yogiyo.co.kr': 'source',
  'royal.khs.go.kr': 'official',
  'seoulsky.lotteworld.com': 'official',
  'spanish.visitkorea.or.kr': 'official',
  'sportschosun.com': 'source',
  'talent-link.co.kr': 'source',
  'theseoulist.pages.dev': 'source',
  'tour.jeonju.go.kr': 'official',
  'visasnews.com': 'source',
  'woorifoundation.or.kr': 'source',
  'www.bestfriendcenter.com': 'source',
  'www.bisco.or.kr': 'official',
  'www.bufs.ac.kr': 'official',
  'www.donga.com': 'source',
  'www.dongseo.ac.kr': 'official',
  'www.dureraum.org': 'official',
  'www.e-arrivalcard.go.kr': 'official',
  'www.getyourguide.com': 'offer',
  'www.google.com': 'map',
  'www.gyeongju.go.kr': 'official',
  'www.hcch.net': 'official',
  'www.hikorea.go.kr': 'official',
  'www.iksi.or.kr': 'offer',
  'www.ilmioviaggioaseoul.it': 'source',
  'www.k-eta.go.kr': 'official',
  'www.kmib.co.kr': 'source',
  'www.mdkj.co.kr': 'official',
  'www.nseoultower.co.kr': 'official',
  'www.openstreetmap.org': 'map',
  'www.pknu.ac.kr': 'official',
  'www.pusan.ac.kr': 'official',
  'www.sisul.or.kr': 'official',
  'www.sokchotour.com': 'official',
  'www.straitstimes.com': 'source',
  'www.tourandong.com': 'official',
  'www.viator.com': 'offer',
  'www.visa.go.kr': 'official',
  'www.visitjeju.net': 'official',
  'www.yskli.com': 'source',
  'www01.koreaherald.com': 'source',
};
