--
-- PostgreSQL database dump
--

\restrict nKgjn0iqg7Zobkgs2CpItEdBqBakiSmlWCyBTZaZ4S5qwQUKNFYo58biQGZ2mWl

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: browsers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.browsers (
    id character varying NOT NULL,
    secret_hash character varying NOT NULL,
    seen double precision NOT NULL
);


--
-- Name: deals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deals (
    id character varying NOT NULL,
    seed bytea NOT NULL,
    commitment character varying NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id character varying NOT NULL,
    number integer NOT NULL,
    kind character varying NOT NULL,
    data json NOT NULL,
    at double precision NOT NULL,
    actor character varying,
    command character varying
);


--
-- Name: links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.links (
    id character varying NOT NULL,
    table_id character varying NOT NULL,
    seat integer NOT NULL,
    purpose character varying NOT NULL,
    secret_hash character varying NOT NULL,
    created double precision NOT NULL,
    holder character varying,
    maker character varying,
    holding integer
);


--
-- Name: records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records (
    id character varying NOT NULL,
    record text NOT NULL,
    created double precision NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying NOT NULL,
    deal character varying NOT NULL,
    choices json NOT NULL,
    options json NOT NULL,
    start_from json,
    maker character varying NOT NULL,
    luck bytea NOT NULL,
    status character varying NOT NULL,
    created double precision NOT NULL,
    ended double precision
);


--
-- Name: visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.visits (
    holder character varying NOT NULL,
    table_id character varying NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: browsers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.browsers VALUES ('id-000001', 'c12cb867e93494791d8d422a4a8e17e76ec5f0f37abee2ce0e61be13b05ce4aa', 1800000000);
INSERT INTO public.browsers VALUES ('id-000003', 'c4ff95e02e1ea49f9e03f46cf8a7dd5926c47a0fc9a9a9ae4787347d4c63df1c', 1800000000);
INSERT INTO public.browsers VALUES ('id-000005', '6d64065a7fa925a33ba1cf7bd4013dc5c1cb9911b77b6f02686ac84956130191', 1800000000);
INSERT INTO public.browsers VALUES ('id-000007', 'c70446c9a4c439faec506f5ec82f713f5d2bda4ee467527f58a13f3535fe2756', 1800000000);


--
-- Data for Name: deals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deals VALUES ('id-000009', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000018', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000027', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000036', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000045', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000048', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000053', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000056', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000061', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
INSERT INTO public.deals VALUES ('id-000064', '\x94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885', 'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('id-000010', 1, 'sat', '{"seat":0,"holder":"id-000001","name":"Anna","outside":false}', 1800000000, 'id-000001', 'command-139657780759632-1');
INSERT INTO public.entries VALUES ('id-000010', 2, 'sat', '{"seat":1,"holder":"id-000003","name":"Ben","outside":false}', 1800000000, 'id-000003', 'command-139657778585168-1');
INSERT INTO public.entries VALUES ('id-000010', 3, 'sat', '{"seat":2,"holder":"link:id-000012","name":"Robo","outside":true}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000010', 4, 'share-given', '{"seat":0,"share":"8a222da84abdb197576d32af42b8e96f51a1f67c13775b0dc3d54f8009b836aa"}', 1800000000, 'id-000001', 'command-139657780759632-2');
INSERT INTO public.entries VALUES ('id-000010', 5, 'share-given', '{"seat":1,"share":"0d6d9eac3d16c5c88c20df177c8f72097f77ec2302bfe6b3b6f648f873243f55"}', 1800000000, 'id-000003', 'command-139657778585168-2');
INSERT INTO public.entries VALUES ('id-000010', 6, 'started', '{"setup":{"first":1,"ocean":[["B11","B12","P11","P12","R11","R12","Y11","Y12","G1","G2","~first","~minus3a"],["B13","B14","P13","P14","R13","R14","Y13","Y14","G3","G4","~pass","~call"],["B15","B16","P15","P16","R15","R16","Y15","Y16","G5","G6","B0","R0"],["B17","P17","R17","Y17","G7","G8","G9","G10","G11","P0","Y0","~low"],["B18","P18","R18","Y18","G12","G13","G14","G15","G16","G0","~all","~minus3b"]]},"moves":[],"rules":1,"shares":["8a222da84abdb197576d32af42b8e96f51a1f67c13775b0dc3d54f8009b836aa","0d6d9eac3d16c5c88c20df177c8f72097f77ec2302bfe6b3b6f648f873243f55",null]}', 1800000000, 'id-000001', 'command-139657780759632-3');
INSERT INTO public.entries VALUES ('id-000010', 7, 'dealt', '{"move":"* deal 0 P9 B7 Y5 B9 R9 B6 R10 R8 B5 R7"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000010', 8, 'dealt', '{"move":"* deal 1 P10 Y8 Y4 Y6 P6 P5 P8 Y10 B8 B4"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000010', 9, 'dealt', '{"move":"* deal 2 Y9 B10 R4 P7 P3 P4 Y7 Y3 R6 R5"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000010', 10, 'moved', '{"move":"1 play Y10"}', 1800000000, 'id-000003', 'command-139657778585168-3');
INSERT INTO public.entries VALUES ('id-000010', 11, 'moved', '{"move":"2 play Y9"}', 1800000000, 'link:id-000012', 'command-139657780335376-1');
INSERT INTO public.entries VALUES ('id-000010', 12, 'moved', '{"move":"0 play Y5"}', 1800000000, 'id-000001', 'command-139657780759632-4');
INSERT INTO public.entries VALUES ('id-000010', 13, 'moved', '{"move":"1 play P6"}', 1800000000, 'id-000003', 'command-139657778585168-4');
INSERT INTO public.entries VALUES ('id-000010', 14, 'moved', '{"move":"2 play P7"}', 1800000000, 'link:id-000012', 'command-139657780335376-2');
INSERT INTO public.entries VALUES ('id-000010', 15, 'moved', '{"move":"0 play P9"}', 1800000000, 'id-000001', 'command-139657780759632-5');
INSERT INTO public.entries VALUES ('id-000010', 16, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000001', 'command-139657780759632-6');
INSERT INTO public.entries VALUES ('id-000010', 17, 'moved', '{"move":"1 play P5"}', 1800000000, 'id-000003', 'command-139657778585168-5');
INSERT INTO public.entries VALUES ('id-000010', 18, 'moved', '{"move":"2 play R4"}', 1800000000, 'link:id-000012', 'command-139657780335376-3');
INSERT INTO public.entries VALUES ('id-000010', 19, 'device-added', '{"seat":0,"holder":"id-000007"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000010', 20, 'said', '{"name":"Ben","text":"Hello","seat":1}', 1800000000, 'id-000003', 'command-139657778585168-6');
INSERT INTO public.entries VALUES ('id-000019', 1, 'sat', '{"seat":0,"holder":"id-000001","name":"Anna","outside":false}', 1800000000, 'id-000001', 'command-139657780759632-7');
INSERT INTO public.entries VALUES ('id-000019', 2, 'sat', '{"seat":1,"holder":"id-000003","name":"Ben","outside":false}', 1800000000, 'id-000003', 'command-139657778585168-7');
INSERT INTO public.entries VALUES ('id-000019', 3, 'sat', '{"seat":2,"holder":"link:id-000021","name":"Robo","outside":true}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000019', 4, 'share-given', '{"seat":0,"share":"651eb137afa39222621399d6351b6f7475934432be55690d07e10a1ba534647c"}', 1800000000, 'id-000001', 'command-139657780759632-8');
INSERT INTO public.entries VALUES ('id-000019', 5, 'share-given', '{"seat":1,"share":"bc68f7ec2c3f3c2924eee24010676023bf14cb9a7f6d165ecf6de9e2d3b430f3"}', 1800000000, 'id-000003', 'command-139657778585168-8');
INSERT INTO public.entries VALUES ('id-000019', 6, 'started', '{"setup":{"square":{"spaces":{"b1":"Da","c1":"Da","d1":"Da","e1":"Db","f1":"Ce","g1":"Ce","h1":"Cd","i1":"Cd","b2":"Dc","c2":"Da","d2":"Dd","e2":"Db","f2":"Ce","g2":"Cc","h2":"Cc","i2":"Cd","b3":"Dc","c3":"Dd","d3":"Dd","e3":"Db","f3":"Cb","g3":"Cc","h3":"Cc","i3":"Ca","b4":"Dc","c4":"De","d4":"De","e4":"De","f4":"Cb","g4":"Cb","h4":"Ca","i4":"Ca","a5":"Ee","b5":"Ee","c5":"Ed","d5":"Ec","e5":"Ec","f5":"Aa","g5":"Aa","h5":"Aa","i5":"Ab","a6":"Ee","b6":"Ed","c6":"Ed","d6":"Ec","e6":"Ea","f6":"Ac","g6":"Ac","h6":"Ab","i6":"Ab","a7":"Eb","b7":"Eb","c7":"Eb","d7":"Ea","e7":"Ea","f7":"Ac","g7":"Ad","h7":"Ad","i7":"Ad"},"areas":{"Ca":1,"Cb":2,"Cc":2,"Cd":1,"Ce":1,"Da":2,"Db":1,"Dc":1,"Dd":2,"De":1,"Aa":1,"Ab":2,"Ac":2,"Ad":1,"Ea":2,"Eb":1,"Ec":1,"Ed":2,"Ee":1},"milestones":[3,3,2,3]},"parking":{"fish":"b4","soda":"g1","cheese":"i1","ice":"i4"},"last":["ice","fish","cheese","soda"],"first":2,"boards":[{"board":"C","at":"f1","turn":2},{"board":"D","at":"b1","turn":0},{"board":"A","at":"f5","turn":0},{"board":"E","at":"a5","turn":2}]},"moves":[],"rules":1,"shares":["651eb137afa39222621399d6351b6f7475934432be55690d07e10a1ba534647c","bc68f7ec2c3f3c2924eee24010676023bf14cb9a7f6d165ecf6de9e2d3b430f3",null]}', 1800000000, 'id-000001', 'command-139657780759632-9');
INSERT INTO public.entries VALUES ('id-000019', 7, 'moved', '{"move":"2 reserve e2"}', 1800000000, 'link:id-000021', 'command-139657679387344-1');
INSERT INTO public.entries VALUES ('id-000019', 8, 'moved', '{"move":"0 reserve e1"}', 1800000000, 'id-000001', 'command-139657780759632-10');
INSERT INTO public.entries VALUES ('id-000019', 9, 'moved', '{"move":"1 reserve d1"}', 1800000000, 'id-000003', 'command-139657778585168-9');
INSERT INTO public.entries VALUES ('id-000019', 10, 'moved', '{"move":"2 reserve c2"}', 1800000000, 'link:id-000021', 'command-139657679387344-2');
INSERT INTO public.entries VALUES ('id-000019', 11, 'moved', '{"move":"0 reserve b1"}', 1800000000, 'id-000001', 'command-139657780759632-11');
INSERT INTO public.entries VALUES ('id-000019', 12, 'moved', '{"move":"1 reserve e3"}', 1800000000, 'id-000003', 'command-139657778585168-10');
INSERT INTO public.entries VALUES ('id-000019', 13, 'moved', '{"move":"2 draw"}', 1800000000, 'link:id-000021', 'command-139657679387344-3');
INSERT INTO public.entries VALUES ('id-000019', 14, 'dealt', '{"move":"* tile flea"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000019', 15, 'moved', '{"move":"2 place c2"}', 1800000000, 'link:id-000021', 'command-139657679387344-4');
INSERT INTO public.entries VALUES ('id-000019', 16, 'moved', '{"move":"0 reserve h3"}', 1800000000, 'id-000001', 'command-139657780759632-12');
INSERT INTO public.entries VALUES ('id-000019', 17, 'device-added', '{"seat":0,"holder":"id-000007"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000019', 18, 'said', '{"name":"Ben","text":"Hello","seat":1}', 1800000000, 'id-000003', 'command-139657778585168-11');
INSERT INTO public.entries VALUES ('id-000028', 1, 'sat', '{"seat":0,"holder":"id-000001","name":"Anna","outside":false}', 1800000000, 'id-000001', 'command-139657780759632-13');
INSERT INTO public.entries VALUES ('id-000028', 2, 'sat', '{"seat":1,"holder":"id-000003","name":"Ben","outside":false}', 1800000000, 'id-000003', 'command-139657778585168-12');
INSERT INTO public.entries VALUES ('id-000028', 3, 'sat', '{"seat":2,"holder":"link:id-000030","name":"Robo","outside":true}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000028', 4, 'share-given', '{"seat":0,"share":"aa0ae7ce3a3097a6b293889bf83bf8ed65f50d10be4152f201d21af88e791cb9"}', 1800000000, 'id-000001', 'command-139657780759632-14');
INSERT INTO public.entries VALUES ('id-000028', 5, 'share-given', '{"seat":1,"share":"3ad1907915336a5d8141c8748b5095fc23cd9cad1c7048e1c951deb22c29b739"}', 1800000000, 'id-000003', 'command-139657778585168-13');
INSERT INTO public.entries VALUES ('id-000046', 7, 'moved', '{"move":"0 reserve c8"}', 1800000000, 'id-000003', 'command-139657778585168-27');
INSERT INTO public.entries VALUES ('id-000046', 8, 'moved', '{"move":"1 reserve d8"}', 1800000000, 'id-000005', 'command-139657775763600-4');
INSERT INTO public.entries VALUES ('id-000049', 1, 'sat', '{"seat":0,"holder":"id-000001","name":"Anna","outside":false}', 1800000000, 'id-000001', 'command-139657780759632-25');
INSERT INTO public.entries VALUES ('id-000028', 6, 'started', '{"setup":{"square":{"spaces":{"e1":"Gc","f1":"Gc","g1":"Gc","a2":"Ca","b2":"Ca","c2":"Cb","d2":"Cb","e2":"Gc","f2":"Ge","g2":"Ge","h2":"Bc","i2":"Bc","j2":"Be","a3":"Ca","b3":"Cc","c3":"Cc","d3":"Cb","e3":"Gb","f3":"Ge","g3":"Ge","h3":"Bb","i3":"Bc","j3":"Be","a4":"Cd","b4":"Cc","c4":"Cc","d4":"Ce","e4":"Gb","f4":"Gb","g4":"Gf","h4":"Bb","i4":"Bb","j4":"Be","a5":"Cd","b5":"Cd","c5":"Ce","d5":"Ce","e5":"Ga","f5":"Gb","g5":"Gf","h5":"Bb","i5":"Bd","j5":"Bd","a6":"Fe","b6":"Fe","c6":"Fa","d6":"Fa","e6":"Ga","f6":"Gd","g6":"Gf","h6":"Ba","i6":"Bd","j6":"Bd","a7":"Fe","b7":"Fc","c7":"Fc","d7":"Fa","e7":"Ga","f7":"Gd","g7":"Gd","h7":"Ba","i7":"Ba","j7":"Ba","a8":"Fe","b8":"Fc","c8":"Fc","d8":"Fb","a9":"Fe","b9":"Fd","c9":"Fb","d9":"Fb","a10":"Fd","b10":"Fd","c10":"Fd","d10":"Fb"},"areas":{"Ga":1,"Gb":2,"Gc":1,"Gd":2,"Ge":2,"Gf":1,"Ca":1,"Cb":2,"Cc":2,"Cd":1,"Ce":1,"Ba":1,"Bb":2,"Bc":1,"Bd":2,"Be":1,"Fa":1,"Fb":2,"Fc":2,"Fd":2,"Fe":1},"milestones":[5,3,3,4]},"parking":{"fish":"a5","soda":"a3","cheese":"j2","ice":"g1"},"last":["ice","cheese","soda","fish"],"first":1,"boards":[{"board":"G","at":"e1","turn":3},{"board":"C","at":"a2","turn":0},{"board":"B","at":"h2","turn":3},{"board":"F","at":"a6","turn":1}]},"moves":[],"rules":1,"shares":["aa0ae7ce3a3097a6b293889bf83bf8ed65f50d10be4152f201d21af88e791cb9","3ad1907915336a5d8141c8748b5095fc23cd9cad1c7048e1c951deb22c29b739",null]}', 1800000000, 'id-000001', 'command-139657780759632-15');
INSERT INTO public.entries VALUES ('id-000028', 7, 'moved', '{"move":"1 reserve i3"}', 1800000000, 'id-000003', 'command-139657778585168-14');
INSERT INTO public.entries VALUES ('id-000028', 8, 'moved', '{"move":"2 reserve c2"}', 1800000000, 'link:id-000030', 'command-139657774580304-1');
INSERT INTO public.entries VALUES ('id-000028', 9, 'moved', '{"move":"0 reserve e3"}', 1800000000, 'id-000001', 'command-139657780759632-16');
INSERT INTO public.entries VALUES ('id-000028', 10, 'moved', '{"move":"1 reserve d3"}', 1800000000, 'id-000003', 'command-139657778585168-15');
INSERT INTO public.entries VALUES ('id-000028', 11, 'moved', '{"move":"2 reserve b4"}', 1800000000, 'link:id-000030', 'command-139657774580304-2');
INSERT INTO public.entries VALUES ('id-000028', 12, 'moved', '{"move":"0 reserve f3"}', 1800000000, 'id-000001', 'command-139657780759632-17');
INSERT INTO public.entries VALUES ('id-000028', 13, 'moved', '{"move":"1 reserve d2"}', 1800000000, 'id-000003', 'command-139657778585168-16');
INSERT INTO public.entries VALUES ('id-000028', 14, 'moved', '{"move":"2 reserve c3"}', 1800000000, 'link:id-000030', 'command-139657774580304-3');
INSERT INTO public.entries VALUES ('id-000028', 15, 'moved', '{"move":"0 reserve b6"}', 1800000000, 'id-000001', 'command-139657780759632-18');
INSERT INTO public.entries VALUES ('id-000028', 16, 'device-added', '{"seat":0,"holder":"id-000007"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000028', 17, 'said', '{"name":"Ben","text":"Hello","seat":1}', 1800000000, 'id-000003', 'command-139657778585168-17');
INSERT INTO public.entries VALUES ('id-000037', 1, 'sat', '{"seat":0,"holder":"id-000001","name":"Anna","outside":false}', 1800000000, 'id-000001', 'command-139657780759632-19');
INSERT INTO public.entries VALUES ('id-000037', 2, 'sat', '{"seat":1,"holder":"id-000003","name":"Ben","outside":false}', 1800000000, 'id-000003', 'command-139657778585168-18');
INSERT INTO public.entries VALUES ('id-000037', 3, 'sat', '{"seat":2,"holder":"link:id-000039","name":"Robo","outside":true}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000037', 4, 'share-given', '{"seat":0,"share":"37110752552a3a53830d0094e088f0113299960ff3ff2f3d7aa1ef1c75a90a63"}', 1800000000, 'id-000001', 'command-139657780759632-20');
INSERT INTO public.entries VALUES ('id-000037', 5, 'share-given', '{"seat":1,"share":"7258f0d5a0c0bab927da01862920aa8ca044ead81be042ce9348967b33c25ea0"}', 1800000000, 'id-000003', 'command-139657778585168-19');
INSERT INTO public.entries VALUES ('id-000037', 6, 'started', '{"setup":{"square":{"spaces":{"b1":null,"c1":null,"d1":null,"e1":null,"f1":null,"g1":null,"b2":null,"c2":null,"d2":null,"e2":null,"f2":null,"g2":null,"b3":null,"c3":null,"d3":null,"e3":null,"f3":null,"g3":null,"a4":null,"b4":null,"c4":null,"d4":null,"e4":null,"f4":null,"g4":null,"a5":null,"b5":null,"c5":null,"d5":null,"e5":null,"f5":null,"g5":null,"a6":null,"b6":null,"c6":null,"d6":null,"e6":null,"f6":null,"g6":null,"a7":null,"b7":null,"c7":null,"d7":null,"e7":null,"f7":null,"g7":null,"h7":null,"a8":null,"b8":null,"c8":null,"d8":null,"e8":null,"f8":null,"g8":null,"h8":null,"a9":null,"b9":null,"c9":null,"d9":null,"e9":null,"f9":null,"g9":null,"h9":null,"a10":null,"b10":null,"c10":null,"d10":null,"e10":null,"f10":null,"g10":null,"h10":null},"areas":{},"milestones":[4,5,3,2]},"parking":{"fish":"a10","soda":"h8","cheese":"e10","ice":"g2"},"last":["cheese","soda","fish","ice"],"first":1,"boards":[{"board":"F","at":"a7","turn":2},{"board":"G","at":"a4","turn":2},{"board":"B","at":"b1","turn":0},{"board":"A","at":"f7","turn":1}]},"moves":[],"rules":1,"shares":["37110752552a3a53830d0094e088f0113299960ff3ff2f3d7aa1ef1c75a90a63","7258f0d5a0c0bab927da01862920aa8ca044ead81be042ce9348967b33c25ea0",null]}', 1800000000, 'id-000001', 'command-139657780759632-21');
INSERT INTO public.entries VALUES ('id-000037', 7, 'moved', '{"move":"1 reserve d9"}', 1800000000, 'id-000003', 'command-139657778585168-20');
INSERT INTO public.entries VALUES ('id-000037', 8, 'moved', '{"move":"2 reserve c9"}', 1800000000, 'link:id-000039', 'command-139657677476624-1');
INSERT INTO public.entries VALUES ('id-000037', 9, 'moved', '{"move":"0 reserve g4"}', 1800000000, 'id-000001', 'command-139657780759632-22');
INSERT INTO public.entries VALUES ('id-000037', 10, 'moved', '{"move":"1 reserve e9"}', 1800000000, 'id-000003', 'command-139657778585168-21');
INSERT INTO public.entries VALUES ('id-000037', 11, 'moved', '{"move":"2 reserve e8"}', 1800000000, 'link:id-000039', 'command-139657677476624-2');
INSERT INTO public.entries VALUES ('id-000037', 12, 'moved', '{"move":"0 reserve d10"}', 1800000000, 'id-000001', 'command-139657780759632-23');
INSERT INTO public.entries VALUES ('id-000037', 13, 'moved', '{"move":"1 reserve b9"}', 1800000000, 'id-000003', 'command-139657778585168-22');
INSERT INTO public.entries VALUES ('id-000037', 14, 'moved', '{"move":"2 reserve c8"}', 1800000000, 'link:id-000039', 'command-139657677476624-3');
INSERT INTO public.entries VALUES ('id-000037', 15, 'moved', '{"move":"0 reserve f2"}', 1800000000, 'id-000001', 'command-139657780759632-24');
INSERT INTO public.entries VALUES ('id-000037', 16, 'device-added', '{"seat":0,"holder":"id-000007"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000037', 17, 'said', '{"name":"Ben","text":"Hello","seat":1}', 1800000000, 'id-000003', 'command-139657778585168-23');
INSERT INTO public.entries VALUES ('id-000046', 1, 'sat', '{"seat":0,"holder":"id-000003","name":"Ben","outside":false}', 1800000000, 'id-000003', 'command-139657778585168-24');
INSERT INTO public.entries VALUES ('id-000046', 2, 'sat', '{"seat":1,"holder":"id-000005","name":"Clara","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-1');
INSERT INTO public.entries VALUES ('id-000046', 3, 'started', '{"setup":{"square":{"spaces":{"b1":"Ad","c1":"Ad","d1":"Ad","e1":"Ac","b2":"Ab","c2":"Ab","d2":"Ac","e2":"Ac","b3":"Ab","c3":"Aa","d3":"Aa","e3":"Aa","a4":"Ga","b4":"Ga","c4":"Ga","d4":"Gb","e4":"Gb","f4":"Gc","g4":"Gc","a5":"Gd","b5":"Gd","c5":"Gb","d5":"Gb","e5":"Ge","f5":"Ge","g5":"Gc","a6":"Gd","b6":"Gf","c6":"Gf","d6":"Gf","e6":"Ge","f6":"Ge","g6":"Gc","a7":"Be","b7":"Be","c7":"Be","d7":"Bd","e7":"Bd","f7":"Ba","a8":"Bc","b8":"Bc","c8":"Bb","d8":"Bd","e8":"Bd","f8":"Ba","a9":"Bc","b9":"Bb","c9":"Bb","d9":"Bb","e9":"Ba","f9":"Ba"},"areas":{"Ga":1,"Gb":2,"Gc":1,"Gd":2,"Ge":2,"Gf":1,"Aa":1,"Ab":2,"Ac":2,"Ad":1,"Ba":1,"Bb":2,"Bc":1,"Bd":2,"Be":1},"milestones":[5,2,3]},"parking":{"fish":"a7","soda":"e3","cheese":"a4","ice":"g4"},"last":["fish","soda","ice","cheese"],"first":1,"boards":[{"board":"G","at":"a4","turn":0},{"board":"A","at":"b1","turn":2},{"board":"B","at":"a7","turn":2}]},"moves":[],"rules":1,"shares":[null,null]}', 1800000000, 'id-000003', 'command-139657778585168-25');
INSERT INTO public.entries VALUES ('id-000046', 4, 'moved', '{"move":"1 reserve c6"}', 1800000000, 'id-000005', 'command-139657775763600-2');
INSERT INTO public.entries VALUES ('id-000046', 5, 'moved', '{"move":"0 reserve d2"}', 1800000000, 'id-000003', 'command-139657778585168-26');
INSERT INTO public.entries VALUES ('id-000046', 6, 'moved', '{"move":"1 reserve e4"}', 1800000000, 'id-000005', 'command-139657775763600-3');
INSERT INTO public.entries VALUES ('id-000049', 2, 'share-given', '{"seat":0,"share":"1fd792741aa79b6b4622a8c062adedbde5e6eefe55469766dbc8aeb9362db602"}', 1800000000, 'id-000001', 'command-139657780759632-26');
INSERT INTO public.entries VALUES ('id-000049', 3, 'bot', '{"seat":1,"level":"mate"}', 1800000000, 'id-000001', 'command-139657780759632-27');
INSERT INTO public.entries VALUES ('id-000054', 1, 'ended', '{"why":"maker"}', 1800000000, 'id-000001', 'command-139657780759632-28');
INSERT INTO public.entries VALUES ('id-000057', 1, 'sat', '{"seat":0,"holder":"id-000005","name":"Guest 0","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-5');
INSERT INTO public.entries VALUES ('id-000057', 2, 'sat', '{"seat":1,"holder":"id-000005","name":"Guest 1","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-6');
INSERT INTO public.entries VALUES ('id-000057', 3, 'sat', '{"seat":2,"holder":"id-000005","name":"Guest 2","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-7');
INSERT INTO public.entries VALUES ('id-000057', 4, 'share-given', '{"seat":0,"share":"a4a769dbab1cf79277587235bc6a217b0dcbf39c67f7fe71aab821a944bc36b2"}', 1800000000, 'id-000005', 'command-139657775763600-8');
INSERT INTO public.entries VALUES ('id-000057', 5, 'share-given', '{"seat":1,"share":"ab9e21179211933abe2fe73136fd407fe9dcd0315e06d0e88ee90fb2ffcb5fac"}', 1800000000, 'id-000005', 'command-139657775763600-9');
INSERT INTO public.entries VALUES ('id-000057', 6, 'share-given', '{"seat":2,"share":"7a3425e8cb71bf460dd929a622fa3cab54a7e79dc1ac99c5246b3ba7a1263b64"}', 1800000000, 'id-000005', 'command-139657775763600-10');
INSERT INTO public.entries VALUES ('id-000057', 7, 'started', '{"setup":{"first":0,"ocean":[["B11","B12","P11","P12","R11","R12","Y11","Y12","G1","G2","~first","~minus3a"],["B13","B14","P13","P14","R13","R14","Y13","Y14","G3","G4","~pass","~call"],["B15","B16","P15","P16","R15","R16","Y15","Y16","G5","G6","B0","R0"],["B17","P17","R17","Y17","G7","G8","G9","G10","G11","P0","Y0","~low"],["B18","P18","R18","Y18","G12","G13","G14","G15","G16","G0","~all","~minus3b"]]},"moves":[],"rules":1,"shares":["a4a769dbab1cf79277587235bc6a217b0dcbf39c67f7fe71aab821a944bc36b2","ab9e21179211933abe2fe73136fd407fe9dcd0315e06d0e88ee90fb2ffcb5fac","7a3425e8cb71bf460dd929a622fa3cab54a7e79dc1ac99c5246b3ba7a1263b64"]}', 1800000000, 'id-000005', 'command-139657775763600-11');
INSERT INTO public.entries VALUES ('id-000057', 8, 'dealt', '{"move":"* deal 0 R7 Y9 R8 P4 R9 B8 Y4 P6 R4 Y6"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 9, 'dealt', '{"move":"* deal 1 R6 Y10 Y8 P7 B9 P10 Y5 B7 P5 Y3"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 10, 'dealt', '{"move":"* deal 2 Y7 R10 B5 B4 B6 B10 P3 P8 P9 R5"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 11, 'moved', '{"move":"0 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-12');
INSERT INTO public.entries VALUES ('id-000057', 12, 'moved', '{"move":"1 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-13');
INSERT INTO public.entries VALUES ('id-000057', 13, 'moved', '{"move":"2 play R10"}', 1800000000, 'id-000005', 'command-139657775763600-14');
INSERT INTO public.entries VALUES ('id-000057', 14, 'moved', '{"move":"2 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-15');
INSERT INTO public.entries VALUES ('id-000057', 15, 'moved', '{"move":"0 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-16');
INSERT INTO public.entries VALUES ('id-000057', 16, 'moved', '{"move":"1 play Y10"}', 1800000000, 'id-000005', 'command-139657775763600-17');
INSERT INTO public.entries VALUES ('id-000057', 17, 'moved', '{"move":"1 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-18');
INSERT INTO public.entries VALUES ('id-000057', 18, 'moved', '{"move":"2 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-19');
INSERT INTO public.entries VALUES ('id-000057', 19, 'moved', '{"move":"0 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-20');
INSERT INTO public.entries VALUES ('id-000057', 20, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-21');
INSERT INTO public.entries VALUES ('id-000057', 21, 'moved', '{"move":"0 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-22');
INSERT INTO public.entries VALUES ('id-000057', 22, 'moved', '{"move":"1 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-23');
INSERT INTO public.entries VALUES ('id-000057', 23, 'moved', '{"move":"2 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-24');
INSERT INTO public.entries VALUES ('id-000057', 24, 'moved', '{"move":"0 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-25');
INSERT INTO public.entries VALUES ('id-000057', 25, 'moved', '{"move":"1 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-26');
INSERT INTO public.entries VALUES ('id-000057', 26, 'moved', '{"move":"1 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-27');
INSERT INTO public.entries VALUES ('id-000057', 27, 'moved', '{"move":"2 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-28');
INSERT INTO public.entries VALUES ('id-000057', 28, 'moved', '{"move":"0 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-29');
INSERT INTO public.entries VALUES ('id-000057', 29, 'moved', '{"move":"0 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-30');
INSERT INTO public.entries VALUES ('id-000057', 30, 'moved', '{"move":"1 play Y8"}', 1800000000, 'id-000005', 'command-139657775763600-31');
INSERT INTO public.entries VALUES ('id-000057', 31, 'moved', '{"move":"2 play B5"}', 1800000000, 'id-000005', 'command-139657775763600-32');
INSERT INTO public.entries VALUES ('id-000057', 32, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-33');
INSERT INTO public.entries VALUES ('id-000057', 33, 'moved', '{"move":"1 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-34');
INSERT INTO public.entries VALUES ('id-000057', 34, 'moved', '{"move":"2 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-35');
INSERT INTO public.entries VALUES ('id-000057', 35, 'moved', '{"move":"0 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-36');
INSERT INTO public.entries VALUES ('id-000057', 36, 'moved', '{"move":"1 play Y3"}', 1800000000, 'id-000005', 'command-139657775763600-37');
INSERT INTO public.entries VALUES ('id-000057', 37, 'moved', '{"move":"2 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-38');
INSERT INTO public.entries VALUES ('id-000057', 38, 'moved', '{"move":"0 play R4"}', 1800000000, 'id-000005', 'command-139657775763600-39');
INSERT INTO public.entries VALUES ('id-000057', 39, 'moved', '{"move":"1 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-40');
INSERT INTO public.entries VALUES ('id-000057', 40, 'moved', '{"move":"2 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-41');
INSERT INTO public.entries VALUES ('id-000057', 41, 'dealt', '{"move":"* deal 1 Y4 Y10 P4 P5 Y7 P3 B12 R11 P11 ~minus3a"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 42, 'dealt', '{"move":"* deal 2 P9 B10 R9 R10 P6 B7 B8 P7 R6 ~first"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 43, 'dealt', '{"move":"* deal 0 R4 B4 Y5 R5 B6 R7 P8 B9 Y6 R8"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 44, 'moved', '{"move":"1 play R11"}', 1800000000, 'id-000005', 'command-139657775763600-42');
INSERT INTO public.entries VALUES ('id-000057', 45, 'moved', '{"move":"2 play R10"}', 1800000000, 'id-000005', 'command-139657775763600-43');
INSERT INTO public.entries VALUES ('id-000057', 46, 'moved', '{"move":"0 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-44');
INSERT INTO public.entries VALUES ('id-000057', 47, 'moved', '{"move":"1 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-45');
INSERT INTO public.entries VALUES ('id-000057', 48, 'moved', '{"move":"2 play ~first"}', 1800000000, 'id-000005', 'command-139657775763600-46');
INSERT INTO public.entries VALUES ('id-000057', 49, 'moved', '{"move":"0 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-47');
INSERT INTO public.entries VALUES ('id-000057', 50, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-48');
INSERT INTO public.entries VALUES ('id-000057', 51, 'moved', '{"move":"0 play R4"}', 1800000000, 'id-000005', 'command-139657775763600-49');
INSERT INTO public.entries VALUES ('id-000057', 52, 'moved', '{"move":"1 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-50');
INSERT INTO public.entries VALUES ('id-000057', 53, 'moved', '{"move":"2 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-51');
INSERT INTO public.entries VALUES ('id-000057', 54, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-52');
INSERT INTO public.entries VALUES ('id-000057', 55, 'moved', '{"move":"1 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-53');
INSERT INTO public.entries VALUES ('id-000057', 56, 'moved', '{"move":"0 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-54');
INSERT INTO public.entries VALUES ('id-000057', 57, 'moved', '{"move":"1 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-55');
INSERT INTO public.entries VALUES ('id-000057', 58, 'moved', '{"move":"2 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-56');
INSERT INTO public.entries VALUES ('id-000057', 59, 'moved', '{"move":"1 play Y10"}', 1800000000, 'id-000005', 'command-139657775763600-57');
INSERT INTO public.entries VALUES ('id-000057', 60, 'moved', '{"move":"2 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-58');
INSERT INTO public.entries VALUES ('id-000057', 61, 'moved', '{"move":"0 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-59');
INSERT INTO public.entries VALUES ('id-000057', 62, 'moved', '{"move":"1 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-60');
INSERT INTO public.entries VALUES ('id-000057', 63, 'moved', '{"move":"2 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-61');
INSERT INTO public.entries VALUES ('id-000057', 64, 'moved', '{"move":"0 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-62');
INSERT INTO public.entries VALUES ('id-000057', 65, 'moved', '{"move":"1 play P11"}', 1800000000, 'id-000005', 'command-139657775763600-63');
INSERT INTO public.entries VALUES ('id-000057', 66, 'moved', '{"move":"2 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-64');
INSERT INTO public.entries VALUES ('id-000057', 67, 'moved', '{"move":"0 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-65');
INSERT INTO public.entries VALUES ('id-000057', 68, 'moved', '{"move":"1 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-66');
INSERT INTO public.entries VALUES ('id-000057', 69, 'moved', '{"move":"2 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-67');
INSERT INTO public.entries VALUES ('id-000057', 70, 'moved', '{"move":"0 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-68');
INSERT INTO public.entries VALUES ('id-000057', 71, 'moved', '{"move":"2 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-69');
INSERT INTO public.entries VALUES ('id-000057', 72, 'moved', '{"move":"0 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-70');
INSERT INTO public.entries VALUES ('id-000057', 73, 'moved', '{"move":"1 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-71');
INSERT INTO public.entries VALUES ('id-000057', 74, 'dealt', '{"move":"* deal 2 ~minus3a B4 P9 R4 B7 B10 B9 P5 P4 G1 P12"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 75, 'dealt', '{"move":"* deal 0 Y9 Y8 Y3 P10 B5 P3 P8 R6 ~first R7 Y4"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 76, 'dealt', '{"move":"* deal 1 R8 B12 B8 R9 Y7 R5 P7 P6 Y5 B6 Y6"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 77, 'moved', '{"move":"2 play G1"}', 1800000000, 'id-000005', 'command-139657775763600-72');
INSERT INTO public.entries VALUES ('id-000057', 78, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-73');
INSERT INTO public.entries VALUES ('id-000057', 79, 'moved', '{"move":"1 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-74');
INSERT INTO public.entries VALUES ('id-000057', 80, 'moved', '{"move":"2 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-75');
INSERT INTO public.entries VALUES ('id-000057', 81, 'moved', '{"move":"0 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-76');
INSERT INTO public.entries VALUES ('id-000057', 82, 'moved', '{"move":"1 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-77');
INSERT INTO public.entries VALUES ('id-000057', 83, 'moved', '{"move":"1 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-78');
INSERT INTO public.entries VALUES ('id-000057', 84, 'moved', '{"move":"2 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-79');
INSERT INTO public.entries VALUES ('id-000057', 85, 'moved', '{"move":"0 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-80');
INSERT INTO public.entries VALUES ('id-000057', 86, 'moved', '{"move":"0 play ~first"}', 1800000000, 'id-000005', 'command-139657775763600-81');
INSERT INTO public.entries VALUES ('id-000057', 87, 'moved', '{"move":"1 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-82');
INSERT INTO public.entries VALUES ('id-000057', 88, 'moved', '{"move":"2 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-83');
INSERT INTO public.entries VALUES ('id-000057', 89, 'moved', '{"move":"0 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-84');
INSERT INTO public.entries VALUES ('id-000057', 90, 'moved', '{"move":"1 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-85');
INSERT INTO public.entries VALUES ('id-000057', 91, 'moved', '{"move":"2 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-86');
INSERT INTO public.entries VALUES ('id-000057', 92, 'moved', '{"move":"1 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-87');
INSERT INTO public.entries VALUES ('id-000057', 93, 'moved', '{"move":"2 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-88');
INSERT INTO public.entries VALUES ('id-000057', 94, 'moved', '{"move":"0 play B5"}', 1800000000, 'id-000005', 'command-139657775763600-89');
INSERT INTO public.entries VALUES ('id-000057', 95, 'moved', '{"move":"2 play P12"}', 1800000000, 'id-000005', 'command-139657775763600-90');
INSERT INTO public.entries VALUES ('id-000057', 96, 'moved', '{"move":"0 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-91');
INSERT INTO public.entries VALUES ('id-000057', 97, 'moved', '{"move":"1 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-92');
INSERT INTO public.entries VALUES ('id-000057', 98, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-93');
INSERT INTO public.entries VALUES ('id-000057', 99, 'moved', '{"move":"0 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-94');
INSERT INTO public.entries VALUES ('id-000057', 100, 'moved', '{"move":"1 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-95');
INSERT INTO public.entries VALUES ('id-000057', 101, 'moved', '{"move":"2 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-96');
INSERT INTO public.entries VALUES ('id-000057', 102, 'moved', '{"move":"0 play Y8"}', 1800000000, 'id-000005', 'command-139657775763600-97');
INSERT INTO public.entries VALUES ('id-000057', 103, 'moved', '{"move":"1 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-98');
INSERT INTO public.entries VALUES ('id-000057', 104, 'moved', '{"move":"2 play R4"}', 1800000000, 'id-000005', 'command-139657775763600-99');
INSERT INTO public.entries VALUES ('id-000057', 105, 'moved', '{"move":"0 play Y3"}', 1800000000, 'id-000005', 'command-139657775763600-100');
INSERT INTO public.entries VALUES ('id-000057', 106, 'moved', '{"move":"1 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-101');
INSERT INTO public.entries VALUES ('id-000057', 107, 'moved', '{"move":"1 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-102');
INSERT INTO public.entries VALUES ('id-000057', 108, 'moved', '{"move":"2 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-103');
INSERT INTO public.entries VALUES ('id-000057', 109, 'moved', '{"move":"0 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-104');
INSERT INTO public.entries VALUES ('id-000057', 110, 'dealt', '{"move":"* deal 0 P6 P5 B9 P10 Y9 Y7 Y12 G2 Y11 R12 B11"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 111, 'dealt', '{"move":"* deal 1 R10 Y10 P11 R11 Y6 R8 B7 Y4 R6 ~minus3a B4"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 112, 'dealt', '{"move":"* deal 2 Y8 R7 P12 G1 P7 B10 Y5 R5 P8 P9 B12"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 113, 'moved', '{"move":"0 play G2"}', 1800000000, 'id-000005', 'command-139657775763600-105');
INSERT INTO public.entries VALUES ('id-000057', 114, 'moved', '{"move":"1 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-106');
INSERT INTO public.entries VALUES ('id-000057', 115, 'moved', '{"move":"2 play G1"}', 1800000000, 'id-000005', 'command-139657775763600-107');
INSERT INTO public.entries VALUES ('id-000057', 116, 'moved', '{"move":"0 play Y11"}', 1800000000, 'id-000005', 'command-139657775763600-108');
INSERT INTO public.entries VALUES ('id-000057', 117, 'moved', '{"move":"1 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-109');
INSERT INTO public.entries VALUES ('id-000057', 118, 'moved', '{"move":"2 play Y8"}', 1800000000, 'id-000005', 'command-139657775763600-110');
INSERT INTO public.entries VALUES ('id-000057', 119, 'moved', '{"move":"0 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-111');
INSERT INTO public.entries VALUES ('id-000057', 120, 'moved', '{"move":"1 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-112');
INSERT INTO public.entries VALUES ('id-000057', 121, 'moved', '{"move":"2 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-113');
INSERT INTO public.entries VALUES ('id-000057', 122, 'moved', '{"move":"0 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-114');
INSERT INTO public.entries VALUES ('id-000057', 123, 'moved', '{"move":"1 play Y10"}', 1800000000, 'id-000005', 'command-139657775763600-115');
INSERT INTO public.entries VALUES ('id-000057', 124, 'moved', '{"move":"2 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-116');
INSERT INTO public.entries VALUES ('id-000057', 125, 'moved', '{"move":"1 play P11"}', 1800000000, 'id-000005', 'command-139657775763600-117');
INSERT INTO public.entries VALUES ('id-000057', 126, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-118');
INSERT INTO public.entries VALUES ('id-000057', 127, 'moved', '{"move":"0 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-119');
INSERT INTO public.entries VALUES ('id-000057', 128, 'moved', '{"move":"1 play R11"}', 1800000000, 'id-000005', 'command-139657775763600-120');
INSERT INTO public.entries VALUES ('id-000057', 129, 'moved', '{"move":"2 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-121');
INSERT INTO public.entries VALUES ('id-000057', 130, 'moved', '{"move":"0 play R12"}', 1800000000, 'id-000005', 'command-139657775763600-122');
INSERT INTO public.entries VALUES ('id-000057', 131, 'moved', '{"move":"0 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-123');
INSERT INTO public.entries VALUES ('id-000057', 132, 'moved', '{"move":"1 play R10"}', 1800000000, 'id-000005', 'command-139657775763600-124');
INSERT INTO public.entries VALUES ('id-000057', 133, 'moved', '{"move":"2 play P12"}', 1800000000, 'id-000005', 'command-139657775763600-125');
INSERT INTO public.entries VALUES ('id-000057', 134, 'moved', '{"move":"2 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-126');
INSERT INTO public.entries VALUES ('id-000057', 135, 'moved', '{"move":"0 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-127');
INSERT INTO public.entries VALUES ('id-000057', 136, 'moved', '{"move":"1 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-128');
INSERT INTO public.entries VALUES ('id-000057', 137, 'moved', '{"move":"0 play B11"}', 1800000000, 'id-000005', 'command-139657775763600-129');
INSERT INTO public.entries VALUES ('id-000057', 138, 'moved', '{"move":"1 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-130');
INSERT INTO public.entries VALUES ('id-000057', 139, 'moved', '{"move":"2 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-131');
INSERT INTO public.entries VALUES ('id-000057', 140, 'moved', '{"move":"0 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-132');
INSERT INTO public.entries VALUES ('id-000057', 141, 'moved', '{"move":"1 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-133');
INSERT INTO public.entries VALUES ('id-000057', 142, 'moved', '{"move":"2 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-134');
INSERT INTO public.entries VALUES ('id-000057', 143, 'moved', '{"move":"0 play Y12"}', 1800000000, 'id-000005', 'command-139657775763600-135');
INSERT INTO public.entries VALUES ('id-000057', 144, 'moved', '{"move":"1 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-136');
INSERT INTO public.entries VALUES ('id-000057', 145, 'moved', '{"move":"2 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-137');
INSERT INTO public.entries VALUES ('id-000057', 146, 'dealt', '{"move":"* deal 2 P3 B5 B6 P4 P6 R10 P12 ~call R13 Y13 ~pass R14"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 147, 'dealt', '{"move":"* deal 1 Y3 ~first B8 R4 R9 P9 P5 Y10 B12 P11 Y9 P13"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 148, 'dealt', '{"move":"* deal 0 B11 G2 Y8 Y5 Y6 B10 R12 Y12 P10 P8 Y11 B4"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 149, 'moved', '{"move":"2 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-138');
INSERT INTO public.entries VALUES ('id-000057', 150, 'moved', '{"move":"0 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-139');
INSERT INTO public.entries VALUES ('id-000057', 151, 'moved', '{"move":"1 play P11"}', 1800000000, 'id-000005', 'command-139657775763600-140');
INSERT INTO public.entries VALUES ('id-000057', 152, 'moved', '{"move":"1 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-141');
INSERT INTO public.entries VALUES ('id-000057', 153, 'moved', '{"move":"2 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-142');
INSERT INTO public.entries VALUES ('id-000057', 154, 'moved', '{"move":"0 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-143');
INSERT INTO public.entries VALUES ('id-000057', 155, 'moved', '{"move":"1 play R4"}', 1800000000, 'id-000005', 'command-139657775763600-144');
INSERT INTO public.entries VALUES ('id-000057', 156, 'moved', '{"move":"2 play R10"}', 1800000000, 'id-000005', 'command-139657775763600-145');
INSERT INTO public.entries VALUES ('id-000057', 157, 'moved', '{"move":"0 play R12"}', 1800000000, 'id-000005', 'command-139657775763600-146');
INSERT INTO public.entries VALUES ('id-000057', 158, 'moved', '{"move":"0 play Y8"}', 1800000000, 'id-000005', 'command-139657775763600-147');
INSERT INTO public.entries VALUES ('id-000057', 159, 'moved', '{"move":"1 play Y3"}', 1800000000, 'id-000005', 'command-139657775763600-148');
INSERT INTO public.entries VALUES ('id-000057', 160, 'moved', '{"move":"2 play ~call"}', 1800000000, 'id-000005', 'command-139657775763600-149');
INSERT INTO public.entries VALUES ('id-000057', 161, 'moved', '{"move":"2 call green"}', 1800000000, 'id-000005', 'command-139657775763600-150');
INSERT INTO public.entries VALUES ('id-000057', 162, 'moved', '{"move":"0 play G2"}', 1800000000, 'id-000005', 'command-139657775763600-151');
INSERT INTO public.entries VALUES ('id-000057', 163, 'moved', '{"move":"1 play ~first"}', 1800000000, 'id-000005', 'command-139657775763600-152');
INSERT INTO public.entries VALUES ('id-000057', 164, 'moved', '{"move":"2 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-153');
INSERT INTO public.entries VALUES ('id-000057', 165, 'moved', '{"move":"1 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-154');
INSERT INTO public.entries VALUES ('id-000057', 166, 'moved', '{"move":"2 play ~pass"}', 1800000000, 'id-000005', 'command-139657775763600-155');
INSERT INTO public.entries VALUES ('id-000057', 167, 'moved', '{"move":"0 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-156');
INSERT INTO public.entries VALUES ('id-000057', 168, 'moved', '{"move":"0 pass Y11"}', 1800000000, 'id-000005', 'command-139657775763600-157');
INSERT INTO public.entries VALUES ('id-000057', 169, 'moved', '{"move":"1 pass Y10"}', 1800000000, 'id-000005', 'command-139657775763600-158');
INSERT INTO public.entries VALUES ('id-000057', 170, 'moved', '{"move":"2 pass B5"}', 1800000000, 'id-000005', 'command-139657775763600-159');
INSERT INTO public.entries VALUES ('id-000057', 171, 'moved', '{"move":"0 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-160');
INSERT INTO public.entries VALUES ('id-000057', 172, 'moved', '{"move":"1 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-161');
INSERT INTO public.entries VALUES ('id-000057', 173, 'moved', '{"move":"2 play Y10"}', 1800000000, 'id-000005', 'command-139657775763600-162');
INSERT INTO public.entries VALUES ('id-000057', 174, 'moved', '{"move":"1 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-163');
INSERT INTO public.entries VALUES ('id-000057', 175, 'moved', '{"move":"2 play P12"}', 1800000000, 'id-000005', 'command-139657775763600-164');
INSERT INTO public.entries VALUES ('id-000057', 176, 'moved', '{"move":"0 play B5"}', 1800000000, 'id-000005', 'command-139657775763600-165');
INSERT INTO public.entries VALUES ('id-000057', 177, 'moved', '{"move":"2 play R13"}', 1800000000, 'id-000005', 'command-139657775763600-166');
INSERT INTO public.entries VALUES ('id-000057', 178, 'moved', '{"move":"0 play Y12"}', 1800000000, 'id-000005', 'command-139657775763600-167');
INSERT INTO public.entries VALUES ('id-000057', 179, 'moved', '{"move":"1 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-168');
INSERT INTO public.entries VALUES ('id-000057', 180, 'moved', '{"move":"2 play Y13"}', 1800000000, 'id-000005', 'command-139657775763600-169');
INSERT INTO public.entries VALUES ('id-000057', 181, 'moved', '{"move":"0 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-170');
INSERT INTO public.entries VALUES ('id-000057', 182, 'moved', '{"move":"1 play Y11"}', 1800000000, 'id-000005', 'command-139657775763600-171');
INSERT INTO public.entries VALUES ('id-000057', 183, 'moved', '{"move":"2 play R14"}', 1800000000, 'id-000005', 'command-139657775763600-172');
INSERT INTO public.entries VALUES ('id-000057', 184, 'moved', '{"move":"0 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-173');
INSERT INTO public.entries VALUES ('id-000057', 185, 'moved', '{"move":"1 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-174');
INSERT INTO public.entries VALUES ('id-000057', 186, 'moved', '{"move":"2 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-175');
INSERT INTO public.entries VALUES ('id-000057', 187, 'moved', '{"move":"0 play B11"}', 1800000000, 'id-000005', 'command-139657775763600-176');
INSERT INTO public.entries VALUES ('id-000057', 188, 'moved', '{"move":"1 play P13"}', 1800000000, 'id-000005', 'command-139657775763600-177');
INSERT INTO public.entries VALUES ('id-000057', 189, 'dealt', '{"move":"* deal 2 B5 Y9 R14 P9 R9 P12 Y12 Y11 R13 Y13 Y5 Y6"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 190, 'dealt', '{"move":"* deal 0 B9 Y4 R11 R6 B7 ~minus3a G1 R5 Y7 P7 R8 R7"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 191, 'dealt', '{"move":"* deal 1 Y10 B8 P3 P11 P10 P4 B11 B4 B6 B10 B12 P13"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 192, 'moved', '{"move":"2 play R13"}', 1800000000, 'id-000005', 'command-139657775763600-178');
INSERT INTO public.entries VALUES ('id-000057', 193, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-179');
INSERT INTO public.entries VALUES ('id-000057', 194, 'moved', '{"move":"1 play P13"}', 1800000000, 'id-000005', 'command-139657775763600-180');
INSERT INTO public.entries VALUES ('id-000057', 195, 'moved', '{"move":"2 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-181');
INSERT INTO public.entries VALUES ('id-000057', 196, 'moved', '{"move":"0 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-182');
INSERT INTO public.entries VALUES ('id-000057', 197, 'moved', '{"move":"1 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-183');
INSERT INTO public.entries VALUES ('id-000057', 198, 'moved', '{"move":"2 play Y11"}', 1800000000, 'id-000005', 'command-139657775763600-184');
INSERT INTO public.entries VALUES ('id-000057', 199, 'moved', '{"move":"0 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-185');
INSERT INTO public.entries VALUES ('id-000057', 200, 'moved', '{"move":"1 play Y10"}', 1800000000, 'id-000005', 'command-139657775763600-186');
INSERT INTO public.entries VALUES ('id-000057', 201, 'moved', '{"move":"2 play B5"}', 1800000000, 'id-000005', 'command-139657775763600-187');
INSERT INTO public.entries VALUES ('id-000057', 202, 'moved', '{"move":"0 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-188');
INSERT INTO public.entries VALUES ('id-000057', 203, 'moved', '{"move":"1 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-189');
INSERT INTO public.entries VALUES ('id-000057', 204, 'moved', '{"move":"0 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-190');
INSERT INTO public.entries VALUES ('id-000057', 205, 'moved', '{"move":"1 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-191');
INSERT INTO public.entries VALUES ('id-000057', 206, 'moved', '{"move":"2 play R14"}', 1800000000, 'id-000005', 'command-139657775763600-192');
INSERT INTO public.entries VALUES ('id-000057', 207, 'moved', '{"move":"2 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-193');
INSERT INTO public.entries VALUES ('id-000057', 208, 'moved', '{"move":"0 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-194');
INSERT INTO public.entries VALUES ('id-000057', 209, 'moved', '{"move":"1 play B11"}', 1800000000, 'id-000005', 'command-139657775763600-195');
INSERT INTO public.entries VALUES ('id-000057', 210, 'moved', '{"move":"2 play P12"}', 1800000000, 'id-000005', 'command-139657775763600-196');
INSERT INTO public.entries VALUES ('id-000057', 211, 'moved', '{"move":"0 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-197');
INSERT INTO public.entries VALUES ('id-000057', 212, 'moved', '{"move":"1 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-198');
INSERT INTO public.entries VALUES ('id-000057', 213, 'moved', '{"move":"2 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-199');
INSERT INTO public.entries VALUES ('id-000057', 214, 'moved', '{"move":"0 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-200');
INSERT INTO public.entries VALUES ('id-000057', 215, 'moved', '{"move":"1 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-201');
INSERT INTO public.entries VALUES ('id-000057', 216, 'moved', '{"move":"2 play Y13"}', 1800000000, 'id-000005', 'command-139657775763600-202');
INSERT INTO public.entries VALUES ('id-000057', 217, 'moved', '{"move":"0 play R11"}', 1800000000, 'id-000005', 'command-139657775763600-203');
INSERT INTO public.entries VALUES ('id-000057', 218, 'moved', '{"move":"1 play P11"}', 1800000000, 'id-000005', 'command-139657775763600-204');
INSERT INTO public.entries VALUES ('id-000057', 219, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-205');
INSERT INTO public.entries VALUES ('id-000057', 220, 'moved', '{"move":"0 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-206');
INSERT INTO public.entries VALUES ('id-000057', 221, 'moved', '{"move":"1 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-207');
INSERT INTO public.entries VALUES ('id-000057', 222, 'moved', '{"move":"2 play Y12"}', 1800000000, 'id-000005', 'command-139657775763600-208');
INSERT INTO public.entries VALUES ('id-000057', 223, 'moved', '{"move":"0 play G1"}', 1800000000, 'id-000005', 'command-139657775763600-209');
INSERT INTO public.entries VALUES ('id-000057', 224, 'moved', '{"move":"1 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-210');
INSERT INTO public.entries VALUES ('id-000057', 225, 'moved', '{"move":"0 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-211');
INSERT INTO public.entries VALUES ('id-000057', 226, 'moved', '{"move":"1 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-212');
INSERT INTO public.entries VALUES ('id-000057', 227, 'moved', '{"move":"2 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-213');
INSERT INTO public.entries VALUES ('id-000057', 228, 'dealt', '{"move":"* deal 1 B13 B14 G3 P14 G4 Y14 R15 Y16 G5 B16 P16 R0 P15"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 229, 'dealt', '{"move":"* deal 0 ~first Y3 P6 G2 Y8 ~call R4 P8 R10 ~pass R12 P5 B4"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 230, 'dealt', '{"move":"* deal 2 R14 R11 Y9 P9 B6 ~minus3a B11 Y7 R9 Y11 R7 B7 P7"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 231, 'moved', '{"move":"1 play B16"}', 1800000000, 'id-000005', 'command-139657775763600-214');
INSERT INTO public.entries VALUES ('id-000057', 232, 'moved', '{"move":"2 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-215');
INSERT INTO public.entries VALUES ('id-000057', 233, 'moved', '{"move":"0 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-216');
INSERT INTO public.entries VALUES ('id-000057', 234, 'moved', '{"move":"1 play R15"}', 1800000000, 'id-000005', 'command-139657775763600-217');
INSERT INTO public.entries VALUES ('id-000057', 235, 'moved', '{"move":"2 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-218');
INSERT INTO public.entries VALUES ('id-000057', 236, 'moved', '{"move":"0 play R12"}', 1800000000, 'id-000005', 'command-139657775763600-219');
INSERT INTO public.entries VALUES ('id-000057', 237, 'moved', '{"move":"1 play B14"}', 1800000000, 'id-000005', 'command-139657775763600-220');
INSERT INTO public.entries VALUES ('id-000057', 238, 'moved', '{"move":"2 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-221');
INSERT INTO public.entries VALUES ('id-000057', 239, 'moved', '{"move":"0 play G2"}', 1800000000, 'id-000005', 'command-139657775763600-222');
INSERT INTO public.entries VALUES ('id-000057', 240, 'moved', '{"move":"0 play P6"}', 1800000000, 'id-000005', 'command-139657775763600-223');
INSERT INTO public.entries VALUES ('id-000057', 241, 'moved', '{"move":"1 play P16"}', 1800000000, 'id-000005', 'command-139657775763600-224');
INSERT INTO public.entries VALUES ('id-000057', 242, 'moved', '{"move":"2 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-225');
INSERT INTO public.entries VALUES ('id-000057', 243, 'moved', '{"move":"1 play G4"}', 1800000000, 'id-000005', 'command-139657775763600-226');
INSERT INTO public.entries VALUES ('id-000057', 244, 'moved', '{"move":"2 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-227');
INSERT INTO public.entries VALUES ('id-000057', 245, 'moved', '{"move":"0 play Y8"}', 1800000000, 'id-000005', 'command-139657775763600-228');
INSERT INTO public.entries VALUES ('id-000057', 246, 'moved', '{"move":"1 play B13"}', 1800000000, 'id-000005', 'command-139657775763600-229');
INSERT INTO public.entries VALUES ('id-000057', 247, 'moved', '{"move":"2 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-230');
INSERT INTO public.entries VALUES ('id-000057', 248, 'moved', '{"move":"0 play ~pass"}', 1800000000, 'id-000005', 'command-139657775763600-231');
INSERT INTO public.entries VALUES ('id-000057', 249, 'moved', '{"move":"0 pass P8"}', 1800000000, 'id-000005', 'command-139657775763600-232');
INSERT INTO public.entries VALUES ('id-000057', 250, 'moved', '{"move":"1 pass G5"}', 1800000000, 'id-000005', 'command-139657775763600-233');
INSERT INTO public.entries VALUES ('id-000057', 251, 'moved', '{"move":"2 pass R7"}', 1800000000, 'id-000005', 'command-139657775763600-234');
INSERT INTO public.entries VALUES ('id-000057', 252, 'moved', '{"move":"1 play G3"}', 1800000000, 'id-000005', 'command-139657775763600-235');
INSERT INTO public.entries VALUES ('id-000057', 253, 'moved', '{"move":"2 play G5"}', 1800000000, 'id-000005', 'command-139657775763600-236');
INSERT INTO public.entries VALUES ('id-000057', 254, 'moved', '{"move":"0 play ~call"}', 1800000000, 'id-000005', 'command-139657775763600-237');
INSERT INTO public.entries VALUES ('id-000057', 255, 'moved', '{"move":"0 call green"}', 1800000000, 'id-000005', 'command-139657775763600-238');
INSERT INTO public.entries VALUES ('id-000057', 256, 'moved', '{"move":"2 play R11"}', 1800000000, 'id-000005', 'command-139657775763600-239');
INSERT INTO public.entries VALUES ('id-000057', 257, 'moved', '{"move":"0 play Y3"}', 1800000000, 'id-000005', 'command-139657775763600-240');
INSERT INTO public.entries VALUES ('id-000057', 258, 'moved', '{"move":"1 play Y14"}', 1800000000, 'id-000005', 'command-139657775763600-241');
INSERT INTO public.entries VALUES ('id-000057', 259, 'moved', '{"move":"0 play R10"}', 1800000000, 'id-000005', 'command-139657775763600-242');
INSERT INTO public.entries VALUES ('id-000057', 260, 'moved', '{"move":"1 play R0"}', 1800000000, 'id-000005', 'command-139657775763600-243');
INSERT INTO public.entries VALUES ('id-000057', 261, 'moved', '{"move":"2 play R14"}', 1800000000, 'id-000005', 'command-139657775763600-244');
INSERT INTO public.entries VALUES ('id-000057', 262, 'moved', '{"move":"1 catch R14"}', 1800000000, 'id-000005', 'command-139657775763600-245');
INSERT INTO public.entries VALUES ('id-000057', 263, 'moved', '{"move":"2 play B11"}', 1800000000, 'id-000005', 'command-139657775763600-246');
INSERT INTO public.entries VALUES ('id-000057', 264, 'moved', '{"move":"0 play P5"}', 1800000000, 'id-000005', 'command-139657775763600-247');
INSERT INTO public.entries VALUES ('id-000057', 265, 'moved', '{"move":"1 play P15"}', 1800000000, 'id-000005', 'command-139657775763600-248');
INSERT INTO public.entries VALUES ('id-000057', 266, 'moved', '{"move":"2 play P9"}', 1800000000, 'id-000005', 'command-139657775763600-249');
INSERT INTO public.entries VALUES ('id-000057', 267, 'moved', '{"move":"0 play R4"}', 1800000000, 'id-000005', 'command-139657775763600-250');
INSERT INTO public.entries VALUES ('id-000057', 268, 'moved', '{"move":"1 play P8"}', 1800000000, 'id-000005', 'command-139657775763600-251');
INSERT INTO public.entries VALUES ('id-000057', 269, 'moved', '{"move":"2 play Y11"}', 1800000000, 'id-000005', 'command-139657775763600-252');
INSERT INTO public.entries VALUES ('id-000057', 270, 'moved', '{"move":"0 play ~first"}', 1800000000, 'id-000005', 'command-139657775763600-253');
INSERT INTO public.entries VALUES ('id-000057', 271, 'moved', '{"move":"1 play Y16"}', 1800000000, 'id-000005', 'command-139657775763600-254');
INSERT INTO public.entries VALUES ('id-000057', 272, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-255');
INSERT INTO public.entries VALUES ('id-000057', 273, 'moved', '{"move":"1 play P14"}', 1800000000, 'id-000005', 'command-139657775763600-256');
INSERT INTO public.entries VALUES ('id-000057', 274, 'moved', '{"move":"2 play Y7"}', 1800000000, 'id-000005', 'command-139657775763600-257');
INSERT INTO public.entries VALUES ('id-000057', 275, 'dealt', '{"move":"* deal 0 Y5 B5 B10 B9 B12 G1 R5 Y12 R7 B7 G2 P14 Y14"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 276, 'dealt', '{"move":"* deal 1 P16 B16 Y9 Y16 B4 R15 P7 B6 ~first R9 ~minus3a B13 R12"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 277, 'dealt', '{"move":"* deal 2 R13 Y4 P12 P13 Y6 P4 P10 Y13 R8 P11 P3 B8 R6"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 278, 'moved', '{"move":"1 play B4"}', 1800000000, 'id-000005', 'command-139657775763600-258');
INSERT INTO public.entries VALUES ('id-000057', 279, 'moved', '{"move":"2 play B8"}', 1800000000, 'id-000005', 'command-139657775763600-259');
INSERT INTO public.entries VALUES ('id-000057', 280, 'moved', '{"move":"0 play B7"}', 1800000000, 'id-000005', 'command-139657775763600-260');
INSERT INTO public.entries VALUES ('id-000057', 281, 'moved', '{"move":"2 play P10"}', 1800000000, 'id-000005', 'command-139657775763600-261');
INSERT INTO public.entries VALUES ('id-000057', 282, 'moved', '{"move":"0 play P14"}', 1800000000, 'id-000005', 'command-139657775763600-262');
INSERT INTO public.entries VALUES ('id-000057', 283, 'moved', '{"move":"1 play ~minus3a"}', 1800000000, 'id-000005', 'command-139657775763600-263');
INSERT INTO public.entries VALUES ('id-000057', 284, 'moved', '{"move":"0 play G2"}', 1800000000, 'id-000005', 'command-139657775763600-264');
INSERT INTO public.entries VALUES ('id-000057', 285, 'moved', '{"move":"1 play R9"}', 1800000000, 'id-000005', 'command-139657775763600-265');
INSERT INTO public.entries VALUES ('id-000057', 286, 'moved', '{"move":"2 play Y13"}', 1800000000, 'id-000005', 'command-139657775763600-266');
INSERT INTO public.entries VALUES ('id-000057', 287, 'moved', '{"move":"0 play B9"}', 1800000000, 'id-000005', 'command-139657775763600-267');
INSERT INTO public.entries VALUES ('id-000057', 288, 'moved', '{"move":"1 play B16"}', 1800000000, 'id-000005', 'command-139657775763600-268');
INSERT INTO public.entries VALUES ('id-000057', 289, 'moved', '{"move":"2 play R13"}', 1800000000, 'id-000005', 'command-139657775763600-269');
INSERT INTO public.entries VALUES ('id-000057', 290, 'moved', '{"move":"1 play P16"}', 1800000000, 'id-000005', 'command-139657775763600-270');
INSERT INTO public.entries VALUES ('id-000057', 291, 'moved', '{"move":"2 play P3"}', 1800000000, 'id-000005', 'command-139657775763600-271');
INSERT INTO public.entries VALUES ('id-000057', 292, 'moved', '{"move":"0 play G1"}', 1800000000, 'id-000005', 'command-139657775763600-272');
INSERT INTO public.entries VALUES ('id-000057', 293, 'moved', '{"move":"0 play B10"}', 1800000000, 'id-000005', 'command-139657775763600-273');
INSERT INTO public.entries VALUES ('id-000057', 294, 'moved', '{"move":"1 play ~first"}', 1800000000, 'id-000005', 'command-139657775763600-274');
INSERT INTO public.entries VALUES ('id-000057', 295, 'moved', '{"move":"2 play P12"}', 1800000000, 'id-000005', 'command-139657775763600-275');
INSERT INTO public.entries VALUES ('id-000057', 296, 'moved', '{"move":"1 play R15"}', 1800000000, 'id-000005', 'command-139657775763600-276');
INSERT INTO public.entries VALUES ('id-000057', 297, 'moved', '{"move":"2 play R6"}', 1800000000, 'id-000005', 'command-139657775763600-277');
INSERT INTO public.entries VALUES ('id-000057', 298, 'moved', '{"move":"0 play R5"}', 1800000000, 'id-000005', 'command-139657775763600-278');
INSERT INTO public.entries VALUES ('id-000057', 299, 'moved', '{"move":"1 play Y16"}', 1800000000, 'id-000005', 'command-139657775763600-279');
INSERT INTO public.entries VALUES ('id-000057', 300, 'moved', '{"move":"2 play Y4"}', 1800000000, 'id-000005', 'command-139657775763600-280');
INSERT INTO public.entries VALUES ('id-000057', 301, 'moved', '{"move":"0 play Y5"}', 1800000000, 'id-000005', 'command-139657775763600-281');
INSERT INTO public.entries VALUES ('id-000057', 302, 'moved', '{"move":"1 play B6"}', 1800000000, 'id-000005', 'command-139657775763600-282');
INSERT INTO public.entries VALUES ('id-000057', 303, 'moved', '{"move":"2 play P4"}', 1800000000, 'id-000005', 'command-139657775763600-283');
INSERT INTO public.entries VALUES ('id-000057', 304, 'moved', '{"move":"0 play B5"}', 1800000000, 'id-000005', 'command-139657775763600-284');
INSERT INTO public.entries VALUES ('id-000057', 305, 'moved', '{"move":"1 play R12"}', 1800000000, 'id-000005', 'command-139657775763600-285');
INSERT INTO public.entries VALUES ('id-000057', 306, 'moved', '{"move":"2 play R8"}', 1800000000, 'id-000005', 'command-139657775763600-286');
INSERT INTO public.entries VALUES ('id-000057', 307, 'moved', '{"move":"0 play R7"}', 1800000000, 'id-000005', 'command-139657775763600-287');
INSERT INTO public.entries VALUES ('id-000057', 308, 'moved', '{"move":"1 play Y9"}', 1800000000, 'id-000005', 'command-139657775763600-288');
INSERT INTO public.entries VALUES ('id-000057', 309, 'moved', '{"move":"2 play Y6"}', 1800000000, 'id-000005', 'command-139657775763600-289');
INSERT INTO public.entries VALUES ('id-000057', 310, 'moved', '{"move":"0 play Y14"}', 1800000000, 'id-000005', 'command-139657775763600-290');
INSERT INTO public.entries VALUES ('id-000057', 311, 'moved', '{"move":"0 play Y12"}', 1800000000, 'id-000005', 'command-139657775763600-291');
INSERT INTO public.entries VALUES ('id-000057', 312, 'moved', '{"move":"1 play B13"}', 1800000000, 'id-000005', 'command-139657775763600-292');
INSERT INTO public.entries VALUES ('id-000057', 313, 'moved', '{"move":"2 play P11"}', 1800000000, 'id-000005', 'command-139657775763600-293');
INSERT INTO public.entries VALUES ('id-000057', 314, 'moved', '{"move":"0 play B12"}', 1800000000, 'id-000005', 'command-139657775763600-294');
INSERT INTO public.entries VALUES ('id-000057', 315, 'moved', '{"move":"1 play P7"}', 1800000000, 'id-000005', 'command-139657775763600-295');
INSERT INTO public.entries VALUES ('id-000057', 316, 'moved', '{"move":"2 play P13"}', 1800000000, 'id-000005', 'command-139657775763600-296');
INSERT INTO public.entries VALUES ('id-000062', 1, 'sat', '{"seat":0,"holder":"id-000005","name":"Guest 0","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-297');
INSERT INTO public.entries VALUES ('id-000062', 2, 'sat', '{"seat":1,"holder":"id-000005","name":"Guest 1","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-298');
INSERT INTO public.entries VALUES ('id-000062', 3, 'sat', '{"seat":2,"holder":"id-000005","name":"Guest 2","outside":false}', 1800000000, 'id-000005', 'command-139657775763600-299');
INSERT INTO public.entries VALUES ('id-000062', 4, 'started', '{"setup":{"first":0,"ocean":[["B11","B12","P11","P12","R11","R12","Y11","Y12","G1","G2","~first","~minus3a"],["B13","B14","P13","P14","R13","R14","Y13","Y14","G3","G4","~pass","~call"],["B15","B16","P15","P16","R15","R16","Y15","Y16","G5","G6","B0","R0"],["B17","P17","R17","Y17","G7","G8","G9","G10","G11","P0","Y0","~low"],["B18","P18","R18","Y18","G12","G13","G14","G15","G16","G0","~all","~minus3b"]]},"moves":["* deal 0 R7 Y9 R8 P4 R9 B8 Y4 P6 R4 Y6","* deal 1 R6 Y10 Y8 P7 B9 P10 Y5 B7 P5 Y3","* deal 2 Y7 R10 B5 B4 B6 B10 P3 P8 P9 R5","0 play R9","1 play R6","2 play R10","2 play Y7","0 play Y4","1 play Y10","1 play B7","2 play B10","0 play B8","2 play P9","0 play P6","1 play P7","2 play P3","0 play P4","1 play P5","1 play Y5","2 play B4","0 play Y6","0 play Y9","1 play Y8","2 play B5","0 play R7","1 play P10","2 play R5","0 play R8","1 play Y3","2 play P8","0 play R4","1 play B9","2 play B6","* deal 1 Y4 Y10 P4 P5 Y7 P3 B12 R11 P11 ~minus3a","* deal 2 P9 B10 R9 R10 P6 B7 B8 P7 R6 ~first","* deal 0 R4 B4 Y5 R5 B6 R7 P8 B9 Y6 R8","1 play R11","2 play R10","0 play R8","1 play P3"],"rules":1,"shares":null}', 1800000000, 'id-000005', 'command-139657775763600-300');
INSERT INTO public.entries VALUES ('id-000065', 1, 'sat', '{"seat":0,"holder":"id-000005","name":"Guest 0","outside":false}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000065', 2, 'sat', '{"seat":1,"holder":"id-000005","name":"Guest 1","outside":false}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000065', 3, 'sat', '{"seat":2,"holder":"id-000005","name":"Guest 2","outside":false}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000057', 317, 'rematch', '{"table":"id-000065"}', 1800000000, NULL, NULL);
INSERT INTO public.entries VALUES ('id-000067', 1, 'deal-repeated', '{"shares":["a4a769dbab1cf79277587235bc6a217b0dcbf39c67f7fe71aab821a944bc36b2","ab9e21179211933abe2fe73136fd407fe9dcd0315e06d0e88ee90fb2ffcb5fac","7a3425e8cb71bf460dd929a622fa3cab54a7e79dc1ac99c5246b3ba7a1263b64"]}', 1800000000, NULL, NULL);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('id-000012', 'id-000010', 2, 'bot', '91d7a8e6f0b6ebba9bd795ab98fcb11c86358e1def4c745f126999d5761452e9', 1800000000, NULL, 'id-000001', 0);
INSERT INTO public.links VALUES ('id-000014', 'id-000010', 0, 'device', '26c2ed514b6f1cb2c98cc1b991a9ed2162a116c1e331855d607c235ed36c82ae', 1800000000, 'id-000007', 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000016', 'id-000010', 0, 'device', 'aa678aee85a414271ed316e6f2be5f0795676635eec2bc277b53a4c07a7fa5c5', 1800000000, NULL, 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000021', 'id-000019', 2, 'bot', 'ce61cbe642a67d87a4ba46ddc170b371825c8ffccf40b356530c2c2452fb7f1b', 1800000000, NULL, 'id-000001', 0);
INSERT INTO public.links VALUES ('id-000023', 'id-000019', 0, 'device', '167fc1d90f6b9e551399f839a3d6be315c96ef1f42dafd38866468107cfb7c3d', 1800000000, 'id-000007', 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000025', 'id-000019', 0, 'device', 'eb5579bac7e2ac18ce779b3d03271d63dcd8bb7f7dff6c591e00416525f9b204', 1800000000, NULL, 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000030', 'id-000028', 2, 'bot', 'b02d5ef7d2a8343b849069448a1b2e88f6a70601730e5b992da50e320a69a579', 1800000000, NULL, 'id-000001', 0);
INSERT INTO public.links VALUES ('id-000032', 'id-000028', 0, 'device', 'f63624ceac10fbe54d7e1b3f974cf78e09e2d2fc5f0ac71a0386d03e67d7cdbc', 1800000000, 'id-000007', 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000034', 'id-000028', 0, 'device', '612cf9c878f8006427fcae0f62e741e694f2cb128d02b5ad949d7897ca7a551d', 1800000000, NULL, 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000039', 'id-000037', 2, 'bot', 'c650c06d0c19d99993b162761f1848c9627aa93e74ae980c3ded11605eba5855', 1800000000, NULL, 'id-000001', 0);
INSERT INTO public.links VALUES ('id-000041', 'id-000037', 0, 'device', 'b029c235318d91f498533e9c7302108c3eb9ef4b9d1221f528fa0aa912c6929f', 1800000000, 'id-000007', 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000043', 'id-000037', 0, 'device', '881f3043c46b269f8655d189bebf5a8dfe3d48d4ebee81f6bf32654de2df2dc4', 1800000000, NULL, 'id-000001', 1);
INSERT INTO public.links VALUES ('id-000051', 'id-000049', 2, 'guest', '3877e49d2bb5c909d45a5692fce5deecb4bb07ac880ed4a40c07033d0b50c1cc', 1800000000, NULL, 'id-000001', 0);


--
-- Data for Name: records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.records VALUES ('id-000059', '{"format":"kutter-record","version":1,"rules":1,"game":"fishing","players":3,"options":{},"setup":{"first":0,"ocean":[["B11","B12","P11","P12","R11","R12","Y11","Y12","G1","G2","~first","~minus3a"],["B13","B14","P13","P14","R13","R14","Y13","Y14","G3","G4","~pass","~call"],["B15","B16","P15","P16","R15","R16","Y15","Y16","G5","G6","B0","R0"],["B17","P17","R17","Y17","G7","G8","G9","G10","G11","P0","Y0","~low"],["B18","P18","R18","Y18","G12","G13","G14","G15","G16","G0","~all","~minus3b"]]},"moves":["* deal 0 R7 Y9 R8 P4 R9 B8 Y4 P6 R4 Y6","* deal 1 R6 Y10 Y8 P7 B9 P10 Y5 B7 P5 Y3","* deal 2 Y7 R10 B5 B4 B6 B10 P3 P8 P9 R5","0 play R9","1 play R6","2 play R10","2 play Y7","0 play Y4","1 play Y10","1 play B7","2 play B10","0 play B8","2 play P9","0 play P6","1 play P7","2 play P3","0 play P4","1 play P5","1 play Y5","2 play B4","0 play Y6","0 play Y9","1 play Y8","2 play B5","0 play R7","1 play P10","2 play R5","0 play R8","1 play Y3","2 play P8","0 play R4","1 play B9","2 play B6","* deal 1 Y4 Y10 P4 P5 Y7 P3 B12 R11 P11 ~minus3a","* deal 2 P9 B10 R9 R10 P6 B7 B8 P7 R6 ~first","* deal 0 R4 B4 Y5 R5 B6 R7 P8 B9 Y6 R8","1 play R11","2 play R10","0 play R8","1 play P3","2 play ~first","0 play P8","2 play P9","0 play R4","1 play P5","2 play R6","0 play R7","1 play Y4","0 play B6","1 play B12","2 play B8","1 play Y10","2 play P7","0 play Y6","1 play Y7","2 play R9","0 play Y5","1 play P11","2 play P6","0 play R5","1 play ~minus3a","2 play B7","0 play B4","2 play B10","0 play B9","1 play P4","* deal 2 ~minus3a B4 P9 R4 B7 B10 B9 P5 P4 G1 P12","* deal 0 Y9 Y8 Y3 P10 B5 P3 P8 R6 ~first R7 Y4","* deal 1 R8 B12 B8 R9 Y7 R5 P7 P6 Y5 B6 Y6","2 play G1","0 play R7","1 play Y5","2 play ~minus3a","0 play R6","1 play R8","1 play P6","2 play P5","0 play P10","0 play ~first","1 play B8","2 play B4","0 play Y4","1 play Y6","2 play B7","1 play B6","2 play B10","0 play B5","2 play P12","0 play P8","1 play P7","2 play P9","0 play P3","1 play B12","2 play P4","0 play Y8","1 play R5","2 play R4","0 play Y3","1 play R9","1 play Y7","2 play B9","0 play Y9","* deal 0 P6 P5 B9 P10 Y9 Y7 Y12 G2 Y11 R12 B11","* deal 1 R10 Y10 P11 R11 Y6 R8 B7 Y4 R6 ~minus3a B4","* deal 2 Y8 R7 P12 G1 P7 B10 Y5 R5 P8 P9 B12","0 play G2","1 play B4","2 play G1","0 play Y11","1 play ~minus3a","2 play Y8","0 play Y7","1 play Y6","2 play Y5","0 play Y9","1 play Y10","2 play B12","1 play P11","2 play P9","0 play P5","1 play R11","2 play R7","0 play R12","0 play P6","1 play R10","2 play P12","2 play P7","0 play P10","1 play R8","0 play B11","1 play B7","2 play B10","0 play B9","1 play Y4","2 play R5","0 play Y12","1 play R6","2 play P8","* deal 2 P3 B5 B6 P4 P6 R10 P12 ~call R13 Y13 ~pass R14","* deal 1 Y3 ~first B8 R4 R9 P9 P5 Y10 B12 P11 Y9 P13","* deal 0 B11 G2 Y8 Y5 Y6 B10 R12 Y12 P10 P8 Y11 B4","2 play P4","0 play P10","1 play P11","1 play B12","2 play B6","0 play B10","1 play R4","2 play R10","0 play R12","0 play Y8","1 play Y3","2 play ~call","2 call green","0 play G2","1 play ~first","2 play P6","1 play P5","2 play ~pass","0 play P8","0 pass Y11","1 pass Y10","2 pass B5","0 play B4","1 play B8","2 play Y10","1 play P9","2 play P12","0 play B5","2 play R13","0 play Y12","1 play R9","2 play Y13","0 play Y6","1 play Y11","2 play R14","0 play Y5","1 play Y9","2 play P3","0 play B11","1 play P13","* deal 2 B5 Y9 R14 P9 R9 P12 Y12 Y11 R13 Y13 Y5 Y6","* deal 0 B9 Y4 R11 R6 B7 ~minus3a G1 R5 Y7 P7 R8 R7","* deal 1 Y10 B8 P3 P11 P10 P4 B11 B4 B6 B10 B12 P13","2 play R13","0 play R7","1 play P13","2 play R9","0 play R6","1 play B6","2 play Y11","0 play ~minus3a","1 play Y10","2 play B5","0 play B9","1 play B4","0 play R8","1 play P10","2 play R14","2 play Y6","0 play Y4","1 play B11","2 play P12","0 play P7","1 play P3","2 play Y9","0 play Y7","1 play B8","2 play Y13","0 play R11","1 play P11","2 play P9","0 play B7","1 play P4","2 play Y12","0 play G1","1 play B10","0 play R5","1 play B12","2 play Y5","* deal 1 B13 B14 G3 P14 G4 Y14 R15 Y16 G5 B16 P16 R0 P15","* deal 0 ~first Y3 P6 G2 Y8 ~call R4 P8 R10 ~pass R12 P5 B4","* deal 2 R14 R11 Y9 P9 B6 ~minus3a B11 Y7 R9 Y11 R7 B7 P7","1 play B16","2 play B6","0 play B4","1 play R15","2 play R9","0 play R12","1 play B14","2 play B7","0 play G2","0 play P6","1 play P16","2 play P7","1 play G4","2 play Y9","0 play Y8","1 play B13","2 play ~minus3a","0 play ~pass","0 pass P8","1 pass G5","2 pass R7","1 play G3","2 play G5","0 play ~call","0 call green","2 play R11","0 play Y3","1 play Y14","0 play R10","1 play R0","2 play R14","1 catch R14","2 play B11","0 play P5","1 play P15","2 play P9","0 play R4","1 play P8","2 play Y11","0 play ~first","1 play Y16","0 play R7","1 play P14","2 play Y7","* deal 0 Y5 B5 B10 B9 B12 G1 R5 Y12 R7 B7 G2 P14 Y14","* deal 1 P16 B16 Y9 Y16 B4 R15 P7 B6 ~first R9 ~minus3a B13 R12","* deal 2 R13 Y4 P12 P13 Y6 P4 P10 Y13 R8 P11 P3 B8 R6","1 play B4","2 play B8","0 play B7","2 play P10","0 play P14","1 play ~minus3a","0 play G2","1 play R9","2 play Y13","0 play B9","1 play B16","2 play R13","1 play P16","2 play P3","0 play G1","0 play B10","1 play ~first","2 play P12","1 play R15","2 play R6","0 play R5","1 play Y16","2 play Y4","0 play Y5","1 play B6","2 play P4","0 play B5","1 play R12","2 play R8","0 play R7","1 play Y9","2 play Y6","0 play Y14","0 play Y12","1 play B13","2 play P11","0 play B12","1 play P7","2 play P13"],"result":{"scores":[96,79,83],"winners":[0],"end":"rounds"},"names":["Guest 0","Guest 1","Guest 2"],"shuffle":{"commitment":"c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0","shares":["a4a769dbab1cf79277587235bc6a217b0dcbf39c67f7fe71aab821a944bc36b2","ab9e21179211933abe2fe73136fd407fe9dcd0315e06d0e88ee90fb2ffcb5fac","7a3425e8cb71bf460dd929a622fa3cab54a7e79dc1ac99c5246b3ba7a1263b64"],"seed":"94e8566ddfc123edf115fcbb35a16973409d95e05e3deb7dc4a15a7af325a885"}}', 1800000000);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('id-000010', 'id-000009', '{"game":"fishing","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{}', 'null', 'id-000001', '\x233745d909b71f91925f00c8b6e98284935fba38125e75b735e9dbe9a014f389', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000019', 'id-000018', '{"game":"freshfish","variant":"market","streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{"variant":"market"}', 'null', 'id-000001', '\x62bd183efe49303054203c659dd3b2a8b595ba258e1689e57a186cc84196c6bb', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000028', 'id-000027', '{"game":"freshfish","variant":"market","streets":"shortest","players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{"variant":"market","streets":"shortest"}', 'null', 'id-000001', '\xf19dc395504413e3993fcd8b6f4c9aeb925935112c468fa0a09cbd9e6a82df7f', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000037', 'id-000036', '{"game":"freshfish","variant":"classic","streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{"variant":"classic"}', 'null', 'id-000001', '\x642cbcd3e3b6ebaa179756ab49c3b3c70cbf5476409439554f54899e871d0c95', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000046', 'id-000045', '{"game":"freshfish","variant":null,"streets":null,"players":2,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"days","days":3},"same_deal_as":null,"position":null}', '{"variant":"market"}', 'null', 'id-000003', '\x7c555b3776b78b746159cc57542b035f39211d0b261efb7c849fa01f3d6ca821', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000049', 'id-000048', '{"game":"fishing","variant":null,"streets":null,"players":4,"public":true,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{}', 'null', 'id-000001', '\xac062686453e7424fb8bde95c21887ab62b141a22970a219189fc99a9cc725c8', 'gathering', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000054', 'id-000053', '{"game":"freshfish","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{"variant":"market"}', 'null', 'id-000001', '\x51703faf9e42f33279493fbeb987ba2eab4fe844628985d9a866e9563d730cc2', 'ended', 1800000000, 1800000000);
INSERT INTO public.tables VALUES ('id-000057', 'id-000056', '{"game":"fishing","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{}', 'null', 'id-000005', '\xeeea0ba741ac5af3231b3fdf1405f5c8e93efc05614ba889e6d052928e8892c4', 'finished', 1800000000, 1800000000);
INSERT INTO public.tables VALUES ('id-000062', 'id-000061', '{"game":"fishing","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":{"record":"id-000059","at":40}}', '{}', '[{"first":0,"ocean":[["B11","B12","P11","P12","R11","R12","Y11","Y12","G1","G2","~first","~minus3a"],["B13","B14","P13","P14","R13","R14","Y13","Y14","G3","G4","~pass","~call"],["B15","B16","P15","P16","R15","R16","Y15","Y16","G5","G6","B0","R0"],["B17","P17","R17","Y17","G7","G8","G9","G10","G11","P0","Y0","~low"],["B18","P18","R18","Y18","G12","G13","G14","G15","G16","G0","~all","~minus3b"]]},["* deal 0 R7 Y9 R8 P4 R9 B8 Y4 P6 R4 Y6","* deal 1 R6 Y10 Y8 P7 B9 P10 Y5 B7 P5 Y3","* deal 2 Y7 R10 B5 B4 B6 B10 P3 P8 P9 R5","0 play R9","1 play R6","2 play R10","2 play Y7","0 play Y4","1 play Y10","1 play B7","2 play B10","0 play B8","2 play P9","0 play P6","1 play P7","2 play P3","0 play P4","1 play P5","1 play Y5","2 play B4","0 play Y6","0 play Y9","1 play Y8","2 play B5","0 play R7","1 play P10","2 play R5","0 play R8","1 play Y3","2 play P8","0 play R4","1 play B9","2 play B6","* deal 1 Y4 Y10 P4 P5 Y7 P3 B12 R11 P11 ~minus3a","* deal 2 P9 B10 R9 R10 P6 B7 B8 P7 R6 ~first","* deal 0 R4 B4 Y5 R5 B6 R7 P8 B9 Y6 R8","1 play R11","2 play R10","0 play R8","1 play P3"]]', 'id-000005', '\xd17aa4170cf9e7921667f6e3548533fd5f6b54af4822b231e0a28d80bf6a8d66', 'running', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000065', 'id-000064', '{"game":"fishing","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":null,"position":null}', '{}', 'null', 'id-000005', '\x9b1f648ac8d60bf851da6202c31ed5bd1ed3a315946738f1ab99a9bba5538451', 'gathering', 1800000000, NULL);
INSERT INTO public.tables VALUES ('id-000067', 'id-000056', '{"game":"fishing","variant":null,"streets":null,"players":3,"public":false,"purses":true,"hints":true,"chat":true,"pause":0,"pace":{"kind":"none"},"same_deal_as":"id-000057","position":null}', '{}', 'null', 'id-000005', '\x88f0598e3167a5c189e2cd31fe08e4b650dd7c882cc4d695cca3afcafc152ecd', 'gathering', 1800000000, NULL);


--
-- Data for Name: visits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.visits VALUES ('id-000001', 'id-000010');
INSERT INTO public.visits VALUES ('id-000003', 'id-000010');
INSERT INTO public.visits VALUES ('id-000007', 'id-000010');
INSERT INTO public.visits VALUES ('id-000001', 'id-000019');
INSERT INTO public.visits VALUES ('id-000003', 'id-000019');
INSERT INTO public.visits VALUES ('id-000007', 'id-000019');
INSERT INTO public.visits VALUES ('id-000001', 'id-000028');
INSERT INTO public.visits VALUES ('id-000003', 'id-000028');
INSERT INTO public.visits VALUES ('id-000007', 'id-000028');
INSERT INTO public.visits VALUES ('id-000001', 'id-000037');
INSERT INTO public.visits VALUES ('id-000003', 'id-000037');
INSERT INTO public.visits VALUES ('id-000007', 'id-000037');
INSERT INTO public.visits VALUES ('id-000003', 'id-000046');
INSERT INTO public.visits VALUES ('id-000005', 'id-000046');
INSERT INTO public.visits VALUES ('id-000001', 'id-000049');
INSERT INTO public.visits VALUES ('id-000001', 'id-000054');
INSERT INTO public.visits VALUES ('id-000005', 'id-000057');
INSERT INTO public.visits VALUES ('id-000005', 'id-000062');
INSERT INTO public.visits VALUES ('id-000005', 'id-000065');
INSERT INTO public.visits VALUES ('id-000005', 'id-000067');


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: browsers browsers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_pkey PRIMARY KEY (id);


--
-- Name: browsers browsers_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_secret_hash_key UNIQUE (secret_hash);


--
-- Name: deals deals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (id);


--
-- Name: entries entries_by_command; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_by_command UNIQUE (table_id, actor, command);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);


--
-- Name: links links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (id);


--
-- Name: links links_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_secret_hash_key UNIQUE (secret_hash);


--
-- Name: records records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: visits visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (holder, table_id);


--
-- Name: links_by_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_by_table ON public.links USING btree (table_id);


--
-- Name: tables_by_deal; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_deal ON public.tables USING btree (deal);


--
-- Name: tables_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_status ON public.tables USING btree (status);


--
-- Name: entries entries_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: links links_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: tables tables_deal_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_deal_fkey FOREIGN KEY (deal) REFERENCES public.deals(id);


--
-- Name: visits visits_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict nKgjn0iqg7Zobkgs2CpItEdBqBakiSmlWCyBTZaZ4S5qwQUKNFYo58biQGZ2mWl

