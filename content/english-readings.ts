/**
 * The sentences for emergencies in the letters of English, one group for each syllable, with the links between
 * syllables already made. No Korean has checked them.
 */
export const englishReadings: Readonly<Record<string, string>> = {
  도와주세요: 'doh-wah-joo-seh-yo',
  '구급차를 불러 주세요': 'goo-geup-chah-reul bool-luh joo-seh-yo',
  '경찰을 불러 주세요': 'gyuhng-chah-reul bool-luh joo-seh-yo',
  '여기가 아파요': 'yuh-gee-gah ah-pah-yo',
  '병원에 가야 해요': 'byuhng-wuh-neh gah-yah heh-yo',
  '알레르기가 있어요': 'ahl-leh-reu-gee-gah ee-ssuh-yo',
  '여권을 잃어버렸어요': 'yuh-kwuh-neul ee-ruh-buh-ryuh-ssuh-yo',
  '여권을 도난당했어요': 'yuh-kwuh-neul doh-nahn-dahng-heh-ssuh-yo',
  '스페인어 하시는 분 계세요?': 'seu-peh-ee-nuh hah-shee-neun boon geh-seh-yo',
  '영어 하시는 분 계세요?': 'yuhng-uh hah-shee-neun boon geh-seh-yo',
  '119에 전화해 주세요': 'eel-eel-goo-eh juhn-hwah-heh joo-seh-yo',
  '스페인어 통역이 필요해요': 'seu-peh-ee-nuh tong-yuh-gee pee-ryo-heh-yo',
  '영어 통역이 필요해요': 'yuhng-uh tong-yuh-gee pee-ryo-heh-yo',
  '가슴이 아파요': 'gah-seu-mee ah-pah-yo',
  '숨쉬기가 힘들어요': 'soom-shwee-gee-gah heem-deu-ruh-yo',
  '열이 나요': 'yuh-ree nah-yo',
  '약국이 어디예요?': 'yahk-koo-gee uh-dee-yeh-yo',
  '진통제 주세요': 'jeen-tong-jeh joo-seh-yo',
  '보험 청구용으로 사건사고사실확인원이 필요해요':
    'boh-huhm chuhng-goo-yong-eu-roh sah-kuhn-sah-goh-sah-sheel-hwah-gee-nwuh-nee pee-ryo-heh-yo',
  '가방을 도난당했어요': 'gah-bahng-eul doh-nahn-dahng-heh-ssuh-yo',
  '누가 저를 따라와요': 'noo-gah juh-reul tah-rah-wah-yo',
  '하지 마세요': 'hah-jee mah-seh-yo',
  '불이 났어요': 'boo-ree nah-ssuh-yo',
  '대사관에 연락하고 싶어요': 'deh-sah-gwah-neh yuhl-lah-kah-goh shee-puh-yo',
  '이 주소로 가 주세요': 'ee joo-soh-roh gah joo-seh-yo',
};
