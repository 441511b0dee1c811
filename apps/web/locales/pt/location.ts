import type { location as original } from '../vi/location.ts';
import type { Like } from '../words.ts';

export const location: Like<typeof original> = {
  chooseTitle: 'Escolher um local',
  openTitle: 'Localização',
  search: 'Pesquisar, incluindo nomes antigos',
  device: 'Usar a localização do dispositivo',
  deviceText: 'Só encontra a província mais próxima; não sai do dispositivo.',
  denied: 'A localização não é permitida neste dispositivo',
  notFound: 'Não foi possível encontrar a sua localização',
  abroad: 'Está fora do Vietname. Escreva o nome do local.',
  cities: 'Cidades',
  provinces: 'Províncias',
  useTyped: 'Usar «{name}»',
  none: 'Nenhum local indicado',
  noneText: 'Abra esta página a partir de um endereço.',
  place: 'O local escolhido',
  sketch: '{name} num esboço do Vietname',
  coordinates: 'Coordenadas',
  openMaps: 'Abrir na sua aplicação de mapas',
  openWeb: 'Ver no OpenStreetMap',
};
